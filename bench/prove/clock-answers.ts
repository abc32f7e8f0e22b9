import { readFileSync } from 'node:fs';
import { vardiya } from '@masabasi/core/mesai/mesai/rules';
import { gecenSaniye, molaSuresi, toplamDakika } from '@masabasi/core/mesai/mola/rules';
import {
  istanbulAni,
  istanbulGunu,
  istanbulSaniyesi,
  sureYaz,
  tarihOku,
  zamanYaz,
} from '@masabasi/core/platform/time/tarih';
import type { Case } from './clock-cases.ts';

/** Answers of the rules to the cases on the standard input, in the zone of this process. */
const answer = (c: Case): unknown => {
  if (c.kind === 'instant') {
    const iso = new Date(c.t).toISOString();
    return [istanbulGunu(c.t), istanbulSaniyesi(c.t), zamanYaz(iso), tarihOku(iso)];
  }
  if (c.kind === 'local') return istanbulAni(c.day, c.time);
  if (c.kind === 'shift') return vardiya(c.hours, c.t);
  const rows = c.rows.map(([from, to]) => ({ Mola_Durum_Id: 646, Baslama_Zamani: from, Bitis_Zamani: to }));
  const seconds = rows.map((r) => gecenSaniye(r, c.now));
  const open = {
    Baslama: new Date(c.rows[0]![0]).toISOString(),
    Mesai_Bitis: null,
    Mola_Durum_Id: 646,
    Baslama_Zamani: new Date(c.rows.at(-1)![0]).toISOString(),
    KapaliSaniye: seconds[0]!,
  };
  return [toplamDakika(rows, c.now), molaSuresi(open, c.now), ...seconds.map(sureYaz), ...seconds];
};

const cases = JSON.parse(readFileSync(0, 'utf8')) as Case[];
process.stdout.write(JSON.stringify(cases.map(answer)));
