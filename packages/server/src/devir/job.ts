import { sonCalismaGunu } from '@masabasi/core/devir/rules';
import { gunEkle, istanbulGunu } from '@masabasi/core/tarih';
import { type IsCagrisi, type IsTuru, SAATTE_BIR } from '../db/isler.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { devriBildir } from './kayit.ts';
import * as q from './queries.ts';

/** A leave whose last working day before it lies further back begins after a holiday nobody has. */
const EN_COK_GUN = 15;

type Bildiren = Pick<IsCagrisi, 'db' | 'simdi'> & { readonly config: { readonly publicUrl: string | null } };

/** Tells who works for the last time before a leave; each in a transaction of its own. */
export async function sonGunuBildir({ db, simdi, config }: Bildiren): Promise<void> {
  const bugun = istanbulGunu(simdi);
  const [izinler, tatil] = await Promise.all([
    q.yakinIzinler(db, bugun, EN_COK_GUN),
    q.tatiller(db, gunEkle(bugun, -EN_COK_GUN), gunEkle(bugun, EN_COK_GUN)),
  ]);
  for (const i of izinler) {
    const son = sonCalismaGunu(i.Baslangic, i.gunler, tatil);
    // Of what was granted on that day or after it the person has just heard.
    if (son === null || son > bugun || (i.onay !== null && istanbulGunu(i.onay) >= son)) continue;
    await islemde({ db, simdi, istek: SUNUCU, kisiId: null }, (is) => devriBildir({ ...is, config }, i.Id, 'son'));
  }
}

export const devirIsi = {
  ad: 'devir',
  tekrar: { gunde: '08:00' },
  gecikmeler: SAATTE_BIR,
  calistir: sonGunuBildir,
} satisfies IsTuru;
