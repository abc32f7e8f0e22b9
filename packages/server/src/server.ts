import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The product's entry. What Node makes of hundreds of files is kept beside the packages, which are ours and not for
 * others to write: the next start reads it and is ready a third sooner. Where nothing can be written it only takes longer.
 */
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/masabasi', import.meta.url)));
await import('./acilis.ts');
