import { fileURLToPath } from 'node:url';
import Icons from 'unplugin-icons/vite';

const COMPONENT = fileURLToPath(new URL('../src/ui/Icon.tsx', import.meta.url));

/**
 * An icon is its paths and a call of the one component. A component written out for each icon would make the first load
 * larger.
 */
function compiled(svg: string, collection: string, icon: string): string {
  const paths = [...svg.matchAll(/<path\b[^>]*?\sd="([^"]+)"/g)].map(([, d]) => d);
  const others = svg.match(/<(?!\/|svg\b|g\b|path\b)\w+/g);
  if (paths.length === 0 || others) throw new Error(`${collection}:${icon} is not made of paths alone`);
  const maker = svg.includes('stroke="currentColor"') ? 'lined' : 'filled';
  return `import { ${maker} } from ${JSON.stringify(COMPONENT)};
export default ${maker}(${paths.map((d) => JSON.stringify(d)).join(', ')});`;
}

/** `import IconPlus from '~icons/tabler/plus'`: Tabler's icons by their names. */
export const icons = () => Icons({ compiler: { compiler: compiled, extension: 'js' } });
