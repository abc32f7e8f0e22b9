import { gunEkle, gunFarki, istanbulAni } from '@masabasi/core/tarih';
import type { OrnekOrtami, OrnekPayi } from '../room.ts';
import { kadroIdleri } from '../seed/durum.ts';
import { gunPlani } from '../seed/gun.ts';
import { molalari, planSiniri } from '../seed/ilerlet.ts';
import { OYNANANLAR, adres } from '../seed/kadro.ts';
import { type YeniMesai, guvenerek, mesaileriYaz } from '../seed/yaz.ts';

/** A year of shifts, up to those that ended before today began. */
async function gecmisiYaz({ db, bugun, ilkGun }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  const sinir = istanbulAni(bugun);
  for (let g = gunFarki(bugun, ilkGun); g < 0; g += 30) {
    const mesailer: YeniMesai[] = [];
    for (let n = g; n < Math.min(g + 30, 0); n++) {
      const gun = gunEkle(bugun, n);
      for (const k of OYNANANLAR) {
        const plan = gunPlani(k, gun);
        if (plan === null) continue;
        const { bas, bit } = planSiniri(plan);
        if (bit > sinir) continue;
        mesailer.push({
          kisiId: idler.get(k.no)!,
          gun,
          bas,
          planlanan: bit,
          bit,
          ip: adres(k),
          molalar: molalari(plan, bit),
        });
      }
    }
    await mesaileriYaz(db, mesailer);
  }
}

export const ornek: readonly OrnekPayi[] = [
  {
    ad: 'mesai',
    sonra: ['personel'],
    buyuyen: ['mesai', 'mola'],
    yaz: (o) => guvenerek(o.db, () => gecmisiYaz(o)),
  },
];
