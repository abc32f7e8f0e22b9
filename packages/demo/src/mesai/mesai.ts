import { type Gun, gunEkle, gunFarki, istanbulAni } from '@masabasi/core/platform/time/tarih';
import { GECMIS_GUN } from '../founding/coklar.ts';
import type { OrnekOrtami, OrnekParcasi, OrnekPayi } from '../founding/pay.ts';
import { type YeniMesai, dizinleriSonra, mesaileriYaz } from '../founding/yaz.ts';
import { gunPlani } from '../plan/gun.ts';
import { OYNANANLAR, adres } from '../plan/kadro.ts';
import { kadroIdleri } from '../player/durum.ts';
import { molalari, planSiniri } from '../player/ilerlet.ts';

/** Days written at once. Earlier days are written later, the newest first. */
const HEMEN_GUN = 100;
const PARCA_GUN = 5;

/** Shifts on some days, counted from today. Only those that ended before today began. */
function vardiyalar(idler: ReadonlyMap<number, number>, bugun: Gun, ilk: number, son: number): YeniMesai[] {
  const sinir = istanbulAni(bugun);
  const mesailer: YeniMesai[] = [];
  for (let n = ilk; n < son; n++) {
    const gun = gunEkle(bugun, n);
    for (const k of OYNANANLAR) {
      const kisiId = idler.get(k.no);
      const plan = kisiId === undefined ? null : gunPlani(k, gun);
      if (kisiId === undefined || plan === null) continue;
      const { bas, bit } = planSiniri(plan);
      if (bit > sinir) continue;
      mesailer.push({ kisiId, gun, bas, planlanan: bit, bit, ip: adres(k), molalar: molalari(plan, bit) });
    }
  }
  return mesailer;
}

async function yaz({ db, bugun }: OrnekOrtami): Promise<void> {
  const idler = await kadroIdleri(db);
  await dizinleriSonra(db, 'mola', async () => {
    for (let n = -HEMEN_GUN; n < 0; n += 25) await mesaileriYaz(db, vardiyalar(idler, bugun, n, n + 25));
  });
}

async function cokYaz({ db, bugun, ilkGun, parca }: OrnekParcasi): Promise<void> {
  const son = -HEMEN_GUN - parca * PARCA_GUN;
  const ilk = Math.max(son - PARCA_GUN, gunFarki(bugun, ilkGun));
  await mesaileriYaz(db, vardiyalar(await kadroIdleri(db), bugun, ilk, son));
}

export const paylar: readonly OrnekPayi[] = [
  {
    ad: 'mesai',
    sonra: ['personel'],
    buyuyen: ['mesai', 'mola'],
    yaz,
    coklar: {
      baslik: 'eski mesailer ve molalar',
      sira: 1,
      parcalar: Math.ceil((GECMIS_GUN - HEMEN_GUN) / PARCA_GUN),
      yaz: cokYaz,
    },
  },
];
