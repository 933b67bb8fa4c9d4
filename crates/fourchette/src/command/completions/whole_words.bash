# Bash ends a word at a colon: of `search:3` it makes three. FUNCTION gets one, and of what it answers bash
# gets what comes behind the last colon, since the rest is on the line and stays there.
FUNCTION_whole() {
    local rest="${COMP_LINE}" word gap cur before
    local -i i count=0 start=0 begin cword=0
    local -a words=()

    for ((i = 0; i < ${#COMP_WORDS[@]}; i++)); do
        word="${COMP_WORDS[i]}"
        gap="${rest%%[![:space:]]*}"
        begin=$((${#COMP_LINE} - ${#rest} + ${#gap}))
        rest="${rest#"${gap}${word}"}"
        if [[ count -gt 0 && -z "${gap}" && ("${word}" == :* || "${words[count - 1]}" == *:) ]]; then
            words[count - 1]+="${word}"
        else
            words[count]="${word}"
            start=begin
            count+=1
        fi
        if [[ i -eq COMP_CWORD ]]; then
            cword=count-1
            cur="${COMP_LINE:start:COMP_POINT - start}"
        fi
    done

    local -a COMP_WORDS=("${words[@]}")
    local COMP_CWORD="${cword}"
    FUNCTION "$1" "${cur}" "${COMP_WORDS[cword - 1]}"

    before="${cur%"${cur##*:}"}"
    if [[ -n "${before}" && "${COMP_WORDBREAKS}" == *:* ]]; then
        COMPREPLY=("${COMPREPLY[@]#"${before}"}")
    fi
}
