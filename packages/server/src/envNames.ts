import { asciiBuyuk } from '@masabasi/core/platform/text/metin';
import { fields, SECRET } from './env.ts';

/** Names of variables that look like ours and are not. A misspelled setting would have no effect. */

const OURS: readonly string[] = Object.keys(fields.shape);
const KNOWN: ReadonlySet<string> = new Set([...OURS, ...[...SECRET].map((name) => `${name}_FILE`)]);
/** First words of several settings. A name with such a beginning is meant for us. `NODE_` is Node's own. */
const FAMILIES: ReadonlySet<string> = new Set(
  [
    ...Map.groupBy(
      OURS.filter((name) => name.includes('_')),
      (name) => name.split('_')[0]!,
    ),
  ].flatMap(([family, names]) => (names.length > 1 && family !== 'NODE' && family !== 'DATA' ? [family] : [])),
);

/** Counts the letters to change, add, remove or swap with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** Allowed distance. Short names are like many others: one letter at most, and none for the shortest. */
const tolerance = (name: string): number => (name.length < 6 ? 0 : name.length < 9 ? 1 : name.length < 11 ? 2 : 3);

/** The setting that was probably meant, or null. */
function meant(name: string): string | null {
  const upper = asciiBuyuk(name).replaceAll('-', '_');
  if (OURS.includes(upper)) return upper;
  const [nearest] = OURS.map((ours) => [ours, distance(upper, ours)] as const).toSorted(([, a], [, b]) => a - b);
  return nearest !== undefined && nearest[1] <= tolerance(nearest[0]) ? nearest[0] : null;
}

/**
 * One sentence for each variable that is nearly one of ours. Values are not repeated. Container platforms set variables
 * of neighbour services, too, so this only warns.
 */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(env)
    .filter((name) => !KNOWN.has(name) && env[name]?.trim())
    .toSorted()
    .flatMap((name) => {
      const nearest = meant(name);
      if (nearest !== null)
        return [`${name}: böyle bir ayar yok, ${nearest} mi demek istediniz? Bu değer kullanılmıyor.`];
      if (name.endsWith('_FILE') && OURS.includes(name.slice(0, -5)))
        return [`${name}: ${name.slice(0, -5)} dosyadan okunmaz; değeri doğrudan yazınız. Bu değer kullanılmıyor.`];
      return FAMILIES.has(name.split('_')[0]!) && name.includes('_')
        ? [`${name}: böyle bir ayar yok. Bu değer kullanılmıyor.`]
        : [];
    });
}
