import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The product's entry. Node's compile cache lies beside the packages, in a folder of ours that others cannot write. The
 * next start reads it and is ready a third sooner. Where nothing can be written, the start only takes longer.
 */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/masabasi', import.meta.url)));
await import('./acilis.ts');
