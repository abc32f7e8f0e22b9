import type { Plugin } from 'vite';

/**
 * Keeps only greys, red and blue of Mantine's static variables. Our own sheet points every accent at our eight colours,
 * and the rest of the stock palette would be a third of the first page's CSS.
 */
export function stockColors(): Plugin {
  const unused = /^\s*--mantine-color-(pink|grape|violet|indigo|cyan|teal|green|lime|yellow|orange)-[\w-]+:[^;]+;\n/gm;
  return {
    name: 'stock-colors',
    enforce: 'pre',
    transform: (code, id) => (id.includes('default-css-variables.css') ? code.replaceAll(unused, '') : undefined),
  };
}
