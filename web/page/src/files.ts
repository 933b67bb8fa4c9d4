// Games as files, and texts for other programs.

import { Record } from 'fourchette';

import { load } from './load.js';

/** Offers a text as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Asks for a file, and reads the record in it.
 *
 * @throws Refusal if it is none, or of no game.
 */
export async function openRecord(): Promise<Record | null> {
  const file = await askFile('.txt,text/plain');
  if (file === null) return null;
  const text = await file.text();
  await load(/^# game: *(\S+)/m.exec(text)?.[1] ?? '');
  return Record.parse(text);
}

/**
 * Asks for a file of some types; `null` if none is chosen. Until then the input is part of the page, unseen,
 * so that it is held by more than itself.
 */
export function askFile(types: string): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = types;
  input.hidden = true;
  document.body.append(input);
  return new Promise((resolve) => {
    const end = (file: File | null) => {
      input.remove();
      resolve(file);
    };
    input.addEventListener('change', () => end(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => end(null));
    input.click();
  });
}
