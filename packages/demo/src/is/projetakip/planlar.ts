import { cpm, type CalismaGunu, isGunleri } from '@masabasi/core/is/projetakip/cpm';
import { isGunu } from '@masabasi/core/is/projetakip/rules';
import { type Gun, gunEkle } from '@masabasi/core/platform/time/tarih';
import { type Zar, zar } from '../../plan/zar.ts';
import type { OrnekProje, SablonPlani } from './projeler.ts';

/** The course of the demo company's plans: as planned, or later for a reason. */

/** A seed of its own, apart from the other parts of the demo data. */
const PROJE_ZARI = 733_019;
/** Hours of work on a plan in a day. */
const GUNDE = [3, 4, 5, 6] as const;

interface OrnekTakip {
  readonly gun: Gun;
  readonly saat: number;
  readonly ilerleme: number;
  readonly aciklama: string;
}
export interface OrnekPlan {
  readonly sablon: SablonPlani;
  readonly baslama: Gun;
  readonly bitis: Gun;
  /** The last day in the first approved version. Null when it was approved once at most. */
  readonly ilkBitis: Gun | null;
  readonly saat: number;
  readonly durum: 'taslak' | 'onaybekliyor' | 'onayli' | 'tamamlandi';
  readonly gercekBaslama: Gun | null;
  readonly gercekBitis: Gun | null;
  readonly takipler: readonly OrnekTakip[];
}

/** The progress of a plan, every third day. A plan that takes longer stands still in the middle for its reason. */
function takipleri(
  s: SablonPlani,
  gunler: readonly Gun[],
  { son, saatlik, neden, z }: { son: Gun; saatlik: number; neden: string | undefined; z: Zar },
): OrnekTakip[] {
  if (s.gun === 0) return [];
  const kayitlar: OrnekTakip[] = [];
  let onceki = 0;
  let yazilan = -1;
  for (let i = 0; i < gunler.length; i = Math.min(i + 3, gunler.length - 1)) {
    const gun = gunler[i]!;
    if (gun > son) break;
    const pay = (i + 1) / gunler.length;
    const durur = neden !== undefined && pay > 0.35 && pay < 0.75;
    // The lost time is made up at the end, not at once.
    const ilerleme = i === gunler.length - 1 ? 100 : durur ? onceki : Math.max(onceki, Math.floor(pay * 19) * 5);
    const gunSayisi = i - yazilan;
    kayitlar.push({
      gun,
      saat: Math.round(gunSayisi * saatlik * (durur ? 0.5 : 1) * (0.8 + z.sayi() * 0.4) * 2) / 2,
      ilerleme,
      aciklama: durur ? neden : ilerleme === 100 ? `Tamamlandı: ${s.ad}.` : s.yapilan,
    });
    onceki = ilerleme;
    yazilan = i;
    if (i === gunler.length - 1) break;
  }
  return kayitlar;
}

/** The planned days of each plan of a project, by its links, and the actual days. */
export function planlariKur(p: OrnekProje, no: number, calisir: CalismaGunu, bugun: Gun): OrnekPlan[] {
  const { planlar } = p.sablon;
  const ilk = isGunleri(gunEkle(bugun, -p.once), calisir).gun(0);
  const baglar = planlar.flatMap((s, i) =>
    s.baglar.map(([OncekiId, Tur, Gecikme]) => ({ OncekiId, SonrakiId: i, Tur, Gecikme })),
  );
  const zarlar = planlar.map((_, i) => zar(PROJE_ZARI, no, i));
  const kat = planlar.map((s, i) =>
    s.gun === 0 ? 0 : (p.geciken.find((g) => g.plan === i)?.kat ?? 0.9 + zarlar[i]!.sayi() * 0.25),
  );
  const yerlestir = (sure: (s: SablonPlani, i: number) => number) => {
    const s = cpm(
      planlar.map((x, i) => ({ Id: i, Sure: sure(x, i), EnErken: ilk })),
      baglar,
      calisir,
    );
    if ('dongu' in s) throw new Error('the plans of a demo project wait for each other');
    return s.sonuc;
  };
  const planlanan = yerlestir((s) => s.gun);
  const olan = yerlestir((s, i) => Math.max(s.gun === 0 ? 0 : 1, Math.round(s.gun * kat[i]!)));
  const son = gunEkle(bugun, -(p.duran?.[0] ?? 1));
  const hazir = p.durum === 'planlaniyor';
  return planlar.map((s, i) => {
    const { Baslama: baslama, Bitis: bitis } = planlanan.get(i)!;
    const { Baslama: bas, Bitis: bit } = olan.get(i)!;
    const z = zarlar[i]!;
    const saatlik = z.biri(GUNDE);
    const gunler: Gun[] = [];
    for (let g = bas; g <= bit; g = gunEkle(g, 1)) if (calisir(g)) gunler.push(g);
    const neden = p.geciken.find((g) => g.plan === i)?.neden;
    const bitti = !hazir && bit <= son;
    const yazilan = hazir ? [] : takipleri(s, gunler, { son, saatlik, neden, z });
    const sonuncu = yazilan.at(-1);
    const durdu = p.duran !== undefined && !bitti && sonuncu !== undefined;
    const takipler = durdu
      ? [...yazilan, { gun: sonuncu.gun, saat: 0.5, ilerleme: sonuncu.ilerleme, aciklama: p.duran[1] }]
      : yazilan;
    const basladi = takipler.length > 0 || bitti;
    const durum = bitti
      ? 'tamamlandi'
      : basladi
        ? 'onayli'
        : hazir
          ? i === 0
            ? 'onaybekliyor'
            : 'taslak'
          : p.durum === 'iptal' || i >= planlar.length - 1
            ? 'taslak'
            : 'onayli';
    return {
      sablon: s,
      baslama,
      bitis,
      // The plan that held the project up got more days after it had begun.
      ilkBitis:
        p.durum === 'suruyor' && basladi && neden !== undefined
          ? isGunleri(baslama, calisir).gun(Math.max(0, isGunu(baslama, bitis, calisir) - 4))
          : null,
      saat: s.gun * saatlik,
      durum,
      gercekBaslama: basladi ? (takipler[0]?.gun ?? bas) : null,
      gercekBitis: bitti ? bit : null,
      takipler,
    };
  });
}
