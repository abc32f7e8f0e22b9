import type { GorusmeKarti } from '@masabasi/core/gorusme/contract';
import { GORUSME_HAREKETLERI, GORUSME_SURECI } from '@masabasi/core/gorusme/rules';
import { kisalt } from '@masabasi/core/metin';
import { bildir } from '../bildirim/kayit.ts';
import { hareketYaz } from '../hareket/kayit.ts';
import { POSTA_ULASMADI } from '../posta/bildirim.ts';
import { postaYaz } from '../posta/queries.ts';
import { slaOlayiYaz, slaYenile } from '../sla/kayit.ts';
import { gecir } from '../surec.ts';
import { anmalariYaz, takipcilereBildir } from '../takip/kayit.ts';
import type { Anilan } from '../takip/queries.ts';
import type { DuyuranIs, UlasmayanPosta } from '../room.ts';
import { saatleriIslet, type Yazan, YER, zamanlari } from './degisim.ts';
import * as q from './queries.ts';

interface Soz {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Where an answer is sent; null: nowhere. */
  readonly Alici: string | null;
  /** Of a note: whom it calls. */
  readonly anilanlar: readonly Anilan[];
}

/** Writes a line into a locked contact: a note for the house, or an answer that the customer reads. */
export async function yaz(ctx: Yazan, g: GorusmeKarti, { Tur, Aciklama, Alici, anilanlar }: Soz) {
  const { db, ben, simdi } = ctx;
  const ilk = Tur === 'yanit' && g.IlkYanitZamani === null;
  const hareketId = await hareketYaz({ db, simdi, kisi: ben.Id }, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: Tur,
    aciklama: Aciklama,
    gorunurluk: Tur === 'yanit' ? 'musteri' : 'ic',
    ...(Alici !== null && { yeni: { Alici } }),
  });
  if (anilanlar.length > 0) await anmalariYaz(ctx, g, anilanlar, Aciklama);
  const satir = await q.yazildi(db, g.Id, simdi, ilk);
  if (ilk) {
    await slaOlayiYaz(db, g.Id, 'yanit', simdi);
    await slaYenile(db, satir, simdi);
  }
  if (Alici !== null) {
    const konusu = { nesne: 'gorusme', id: g.Id, no: g.No } as const;
    await postaYaz(db, { alici: Alici, konu: g.Baslik, metin: Aciklama, simdi, konusu, hareketId });
  }
  await ctx.denetle({ eylem: 'gorusmeHareketKaydet', nesne: 'gorusme', nesneId: g.Id, yeni: { Tur, Alici } });
  if (Tur === 'yanit')
    await takipcilereBildir(ctx, satir, {
      kim: ben.Id,
      baslik: GORUSME_HAREKETLERI.turler.yanit,
      metin: Aciklama,
      bilen: null,
    });
  ctx.yayinla({ tur: 'gorusme', kisiId: g.AtananId });
  return { durum: true as const, Id: g.Id, Surum: satir.surum };
}

/** A mail that belongs to a contact: what somebody wrote about it, or that what we wrote did not arrive. */
interface PostaSatiri extends UlasmayanPosta {
  readonly ulasmadi?: true;
}

/** Writes a mail into the history of a locked contact; what waited for the customer waits no longer, and whose it is
 * hears of what did not arrive. */
export async function postaGeldi(is: DuyuranIs, { id, kim, metin, ulasmadi }: PostaSatiri): Promise<void> {
  const { db, simdi } = is;
  const yapan = { db, simdi, kisi: null };
  const tur = ulasmadi ? 'ulasmadi' : 'gelen';
  const baslik = `${GORUSME_HAREKETLERI.turler[tur]}: ${kim}`;
  await hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur, baslik, aciklama: metin });
  const satir = await q.yazildi(db, id, simdi, false);
  await takipcilereBildir(is, satir, { kim: null, baslik, metin, bilen: satir.atanan_id });
  is.yayinla({ tur: 'gorusme', kisiId: satir.atanan_id });
  if (ulasmadi && satir.atanan_id !== null)
    await bildir(is, POSTA_ULASMADI, {
      kisiler: [satir.atanan_id],
      baslik: `${satir.no}: ${baslik}`,
      metin: kisalt(metin, 200),
      yol: `/islemler/musterigorusme/detay?id=${id}`,
    });
  if (ulasmadi || satir.durum !== 'musteri' || satir.atanan_id === null) return;
  // On behalf of whose it is.
  const cagiran = { Id: satir.atanan_id, dagitir: true };
  const kayit = { DurumAnahtar: satir.durum, AtananId: satir.atanan_id, YenidenAcilir: false };
  await gecir(db, GORUSME_SURECI, YER, {
    id,
    kayit,
    nereye: 'islemde',
    cagiran,
    degisen: zamanlari('islemde', simdi),
    async yaz(g) {
      await saatleriIslet(db, g, 'islemde', simdi);
      const yeni = { DurumAnahtar: g.durum, AtananId: g.atanan_id };
      await hareketYaz(yapan, GORUSME_HAREKETLERI, { id, tur: 'durum', baslik: 'Müşteri yanıtladı', yeni });
    },
  });
}
