// Where the script of workers is.

export const worker = new URL('./worker.js', document.baseURI);
