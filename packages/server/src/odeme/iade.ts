import { UYARILAR } from '@masabasi/core/odeme/rules';
import { kurus, paraYaz } from '@masabasi/core/para';
import { istanbulGunu } from '@masabasi/core/tarih';
import type { IsCagrisi, IsTuru } from '../db/isler.ts';
import type { KisiId } from '../http/access.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
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
 * In which order a sum goes back. Before the bank's day closes a whole payment is taken back as if it had not been, after that
 * it is sent back; of one that counted on another day than it was begun nobody knows when the bank took it. What the bank
 * refuses of one way is tried by the other.
 */
function yollari(s: OdemeSaglayici, d: q.Deneme, tutar: number, simdi: Date): Yol[] {
  const hepsi = d.iade === 0 && tutar === d.alinan;
  const bugun = d.bitis !== null && istanbulGunu(d.bitis) === istanbulGunu(simdi);
  const sira: readonly Yol[] = !hepsi ? ['iade'] : bugun ? ['iptal', 'iade'] : ['iade', 'iptal'];
  return sira.filter((yol) => s[yol] !== undefined);
}

/** Asks the bank, once; null: nobody knows what it did. */
const iste = (s: OdemeSaglayici, yol: Yol, d: q.Deneme, tutar: number, simdi: Date): Promise<GeriAlma | null> =>
  (yol === 'iptal' ? s.iptal!(islemi(d, simdi)) : s.iade!(islemi(d, simdi), kurus(tutar))).catch((e: unknown) => {
    if (e instanceof SaglayiciHatasi) return null;
    throw e;
  });

/**
 * Sends money back. Each way is asked once: after a fall nobody knows whether the bank did it, and a second time would send
 * it twice. Then the alarm stays until the bank shows it or a person says what its own screen shows.
 */
export const geriAlmaIsi = {
  ad: GERI_ALMA_ISI,
  gecikmeler: [],
  async calistir({ db, config, saat }: Pick<IsCagrisi, 'db' | 'config' | 'saat'>, veri: object) {
    const { Id, Tutar, Kisi } = veri as Veri;
    const s = saglayicisi(config);
    const once = await q.deneme(db, Id);
    if (s === null || once === undefined || once.saglayici !== s.ad || once.uyari !== 'iade') return;
    // Whoever comes second, after a fall or beside another, asks nothing.
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
      // Somebody may have settled it meanwhile, or asked for another.
      if (k === null || k.d.uyari !== 'iade' || k.d.iade_zaman !== d.iade_zaman) return;
      const kisi = Kisi as KisiId;
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
