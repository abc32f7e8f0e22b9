import { UYARILAR } from '@masabasi/core/mali/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import type { IsCagrisi, IsTuru } from '../../platform/db/isler.ts';
import { storedPerson } from '../../platform/http/access.ts';
import { islemde, SUNUCU } from '../../platform/http/transaction.ts';
import { islemi, saglayicisi } from './akis.ts';
import { iadeyiUstlen } from './bilinmeyen.ts';
import { geriAlindi, iadeBitti, kilitle, uyar } from './kayit.ts';
import * as q from './queries.ts';
import { type GeriAlma, type OdemeSaglayici, SaglayiciHatasi } from './saglayici.ts';

export const GERI_ALMA_ISI = 'odemeGeriAl';

interface Veri {
  readonly Id: number;
  readonly Tutar: number;
  readonly Kisi: number;
}
type Yol = 'iptal' | 'iade';

/**
 * Ways to return money, in their order. Before the bank's day closes, a whole payment is voided, later it is refunded.
 * If the payment counted on another day than it began, the bank's day is unknown. When the bank refuses one way, the
 * other is tried.
 */
function yollari(s: OdemeSaglayici, d: q.Deneme, tutar: number, simdi: Date): Yol[] {
  const hepsi = d.iade === 0 && tutar === d.alinan;
  const bugun = d.bitis !== null && istanbulGunu(d.bitis) === istanbulGunu(simdi);
  const sira: readonly Yol[] = !hepsi ? ['iade'] : bugun ? ['iptal', 'iade'] : ['iade', 'iptal'];
  return sira.filter((yol) => s[yol] !== undefined);
}

/** Asks the bank once. Null: the result is unknown. */
const iste = (s: OdemeSaglayici, yol: Yol, d: q.Deneme, tutar: number, simdi: Date): Promise<GeriAlma | null> =>
  (yol === 'iptal' ? s.iptal!(islemi(d, simdi)) : s.iade!(islemi(d, simdi), kurus(tutar))).catch((e: unknown) => {
    if (e instanceof SaglayiciHatasi) return null;
    throw e;
  });

/**
 * Returns money. Each way is requested once, because after a crash the result is unknown and a second request could pay
 * twice. The alarm then stays until the bank shows the refund or a person enters the result from the bank's screen.
 */
export const geriAlmaIsi = {
  ad: GERI_ALMA_ISI,
  gecikmeler: [],
  async calistir({ db, config, saat }: Pick<IsCagrisi, 'db' | 'config' | 'saat'>, veri: object) {
    const { Id, Tutar, Kisi } = veri as Veri;
    const s = saglayicisi(config);
    const once = await q.deneme(db, Id);
    if (s === null || once === undefined || once.saglayici !== s.ad || once.uyari !== 'iade') return;
    // A second caller, after a crash or at the same time, asks nothing.
    const d = await iadeyiUstlen(db, Id, saat());
    if (d === undefined) return;
    const yollar = yollari(s, d, Tutar, saat());
    const redler: { readonly yol: Yol; readonly kod: string }[] = [];
    let bilinmiyor = false;
    let olan: Yol | null = null;
    for (const yol of yollar) {
      const sonuc = await iste(s, yol, d, Tutar, saat());
      if (sonuc?.tamam) olan = yol;
      else if (sonuc === null) bilinmiyor = true;
      else redler.push({ yol, kod: sonuc.hataKodu ?? 'yok' });
      if (olan !== null || bilinmiyor) break;
    }
    await islemde({ db, simdi: saat(), istek: SUNUCU, kisiId: Kisi }, async (islem) => {
      const i = { ...islem, config };
      const k = await kilitle(i.db, Id);
      // Another request may have settled this refund meanwhile, or started another one.
      if (k === null || k.d.uyari !== 'iade' || k.d.iade_zaman !== d.iade_zaman) return;
      const kisi = storedPerson(Kisi);
      const sozu = (yol: Yol) => (yol === 'iptal' ? 'iptali' : 'iadeyi');
      for (const { yol, kod } of redler)
        await q.olayYaz(i.db, {
          denemeId: Id,
          zaman: i.simdi,
          kimden: 'banka',
          tur: yol,
          aciklama: `Banka ${paraYaz(kurus(Tutar), 'TRY')} ${sozu(yol)} kabul etmedi (${kod}).`,
          kisi,
        });
      if (olan !== null) return geriAlindi(i, Id, { tutar: Tutar, iptal: olan === 'iptal', kisi });
      return bilinmiyor ? uyar(i, k.d, { paylar: k.paylar, soz: UYARILAR.iade }) : iadeBitti(i.db, k);
    });
  },
} satisfies IsTuru;
