import { denemeler } from './odalar.ts';

/** References to a person that no part covers, by the reason. A room's own references are in its `testing.ts`. */
const DISARIDA: Record<string, readonly string[]> = {
  'answers kept for a day against a repeated request; nothing that is not elsewhere': ['yinelenen.kisi_id'],
};
export const DISARIDAKILER = [DISARIDA, ...denemeler('disarida').map(({ deger }) => deger)].flatMap((d) =>
  Object.values(d).flat(),
);
