import { paraYaz, type Kurus } from '@masabasi/core/platform/money/para';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import {
  TEKLIF_DURUM_ADLARI,
  TEKLIF_HAREKETLERI,
  TEKLIF_SURECI,
  type TeklifCagirani,
  teklifNo,
} from '@masabasi/core/pazarlama/teklif/rules';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { bildir } from '../../platform/bildirim/api.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/db/connect.ts';
import { type Change, writing } from '../../platform/hareket/api.ts';
import { type Ben, type KisiId, yetkiVar } from '../../platform/http/access.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { moving } from '../../platform/process/surec.ts';
import type { BildirimTuru } from '../../room.ts';
import { TEKLIF_HABERI } from './bildirim.ts';
import * as q from './queries.ts';
import { musterininkineYaz } from '../../musteri/musteri/api.ts';

/** A transaction that changes a quote. A null `kisi` is the customer or the clock. */
export type TeklifIslemi = Pick<Islem, 'db' | 'simdi' | 'denetle' | 'yayinla'> & {
  readonly config: Pick<Config, 'publicUrl'>;
  readonly kisi: KisiId | null;
};

type Olan = Change<
  typeof TEKLIF_HAREKETLERI,
  | 'teklifKaydet'
  | 'teklifDurumGuncelle'
  | 'teklifGonder'
  | 'teklifBaglanti'
  | 'teklifRevize'
  | 'teklifUretim'
  | 'teklifGorusmeKaydet'
  | 'teklifYanit'
  | 'teklifGunluk'
>;

/** A move of a quote. */
interface Gecen extends Olan {
  readonly cagiran: TeklifCagirani;
}

const numarasi = (t: Pick<q.DegisenTeklif, 'no' | 'revizyon'>): string => teklifNo(t.no, t.revizyon);
const toplami = (t: Pick<q.DegisenTeklif, 'genel_toplam' | 'para_birimi'>): string =>
  paraYaz(t.genel_toplam as Kurus, t.para_birimi);

/** Records a change of a quote in its history, on the customer's timeline and in the audit. */
export const degisti = writing<typeof TEKLIF_HAREKETLERI, q.DegisenTeklif, Olan, TeklifIslemi>({
  sozluk: TEKLIF_HAREKETLERI,
  surumlu: true,
  hal: (t) => ({ Durum: TEKLIF_DURUM_ADLARI[t.durum], GenelToplam: toplami(t) }),
  sonra: (is, t, { baslik, aciklama }) =>
    musterininkineYaz(is, t.musteri_id, {
      tur: 'teklif',
      baslik: `${numarasi(t)}: ${baslik}`,
      aciklama,
      kayitId: t.id,
      projeId: t.proje_id,
    }),
});

/** Moves a locked quote to another state and records the change. */
export const durumDegistir = moving({
  surec: TEKLIF_SURECI,
  tablo: 'teklif',
  cagirani: (_is: TeklifIslemi, { cagiran }: Gecen) => cagiran,
  async yaz(is, satir, { cagiran: _cagiran, ...olan }, kayit: TeklifKarti, nereye) {
    await degisti(is, satir, {
      ...(olan.tur === 'durum' && { baslik: `Durum: ${TEKLIF_DURUM_ADLARI[nereye]}` }),
      ...olan,
      eski: { Durum: TEKLIF_DURUM_ADLARI[kayit.DurumAnahtar] },
    });
    return satir;
  },
});

/** The person as a caller of the state machine. */
export const cagirani = async (db: Db, ben: Ben): Promise<TeklifCagirani> => ({
  Id: ben.Id,
  kim: 'kisi',
  yazar: yetkiVar(ben, YETKI.teklifYaz),
  onaylar: yetkiVar(ben, YETKI.iskontoOnay),
  sinir: await q.siniri(db, ben.Id),
});

/** The address of the customer's page. */
export const adresi = (config: Pick<Config, 'publicUrl'>, kod: string): string =>
  `${config.publicUrl ?? ''}/teklif/${kod}`;
/** The page of colleagues. */
export const yolu = (id: number): string => kayitYolu(SAYFA.teklif[0], id);

/** Notifies the owner of a quote, unless the owner acted. */
export async function sahibineBildir(
  is: TeklifIslemi,
  t: { readonly Id: number; readonly SahipId: number },
  baslik: string,
  metin = '',
  tur: BildirimTuru = TEKLIF_HABERI,
): Promise<void> {
  if (t.SahipId !== is.kisi) await bildir(is, tur, { kisiler: [t.SahipId], baslik, metin, yol: yolu(t.Id) });
}
