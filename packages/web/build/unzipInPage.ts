import type { Plugin } from 'vite';

/**
 * The spreadsheet reader unzips a large file in a worker that it makes from a blob. Our Content-Security-Policy refuses
 * such a worker, and the reader then waits for ever. Unzipping in the page itself takes a moment.
 */
export function unzipInPage(): Plugin {
  const async = "import { unzip } from 'fflate';";
  const sync = `import { unzipSync } from 'fflate';
    function unzip(archive, done) {
      let files;
      try {
        files = unzipSync(archive);
      } catch (error) {
        return done(error);
      }
      return done(null, files);
    }`;
  return {
    name: 'unzip-in-page',
    transform(code, id) {
      if (!id.includes('read-excel-file/modules/zip/unzipFromArrayBuffer.js')) return undefined;
      if (!code.includes(async)) this.error('read-excel-file unzips in another way now: look at it again');
      return code.replace(async, sync);
    },
  };
}
