import type { GorusmeKarti } from '@masabasi/core/masa/gorusme/satirlar';
import { GORUSME_HAREKETLERI, GORUSME_SURECI } from '@masabasi/core/masa/gorusme/rules';
import { hareketYaz } from '../../platform/hareket/api.ts';
import type { Islem } from '../../platform/http/transaction.ts';
import { bildir } from '../../platform/bildirim/api.ts';
import { type Ek, type MailLine, mailLine, postaYaz, ulasmayan } from '../../platform/posta/api.ts';
import { slaOlayiYaz, slaYenile } from '../sla/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { anmalariYaz, takipcilereBildir, type Anilan } from '../takip/api.ts';
import type { DuyuranIs } from '../../room.ts';
import { saatleriIslet, zamanlari } from './degisim.ts';
import * as q from './queries.ts';
import type { Act } from '../../platform/http/context.ts';

interface Soz {
  readonly Tur: 'not' | 'yanit';
  readonly Aciklama: string;
  /** Address of an answer by mail; null: not mailed. */
  readonly Alici: string | null;
  /** Files of the ticket that go along. */
  readonly ekler: readonly Ek[];
  /** People that a note calls. */
  readonly anilanlar: readonly Anilan[];
}

/** Writes a line into a locked ticket: an internal note, or an answer that the customer reads. */
export async function yaz(ctx: Act, g: GorusmeKarti, { Tur, Aciklama, Alici, ekler, anilanlar }: Soz) {
  const { db, ben, simdi } = ctx;
  const ilk = Tur === 'yanit' && g.IlkYanitZamani === null;
  await hareketYaz(ctx, GORUSME_HAREKETLERI, {
    id: g.Id,
    tur: Tur,
    aciklama: Aciklama,
    gorunurluk: Tur === 'yanit' ? 'musteri' : 'ic',
    ...(Alici !== null && { yeni: { Alici } }),
  });
  if (Alici !== null) {
    const konusu = { nesne: 'gorusme', id: g.Id, no: g.No } as const;
    await postaYaz(db, { alici: Alici, konu: g.Baslik, metin: Aciklama, simdi, konusu, satirla: true, ekler });
  }
  if (anilanlar.length > 0) await anmalariYaz(ctx, g, anilanlar, Aciklama);
  const satir = await q.yazildi(db, g.Id, simdi, ilk);
  if (ilk) {
    await slaOlayiYaz(db, g.Id, 'yanit', simdi);
    await slaYenile(db, satir, simdi);
  }
  await ctx.denetle({
    eylem: 'gorusmeHareketKaydet',
    nesne: 'gorusme',
    nesneId: g.Id,
    yeni: { Tur, Alici, ...(ekler.length > 0 && { Ekler: ekler.map((e) => e.Ad) }) },
  });
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

/** The address of its page. */
export const recordPath = (id: number): string => `/islemler/musterigorusme/detay?id=${id}`;

/** Writes a mail into the history of a locked ticket. A ticket that waited for the customer goes on. */
export async function postaGeldi(is: Islem & DuyuranIs, m: MailLine): Promise<void> {
  const { db, simdi } = is;
  const { id, kim, metin, ulasmadi, gecikti, ozet = metin } = m;
  const yapan = { db, simdi, kisi: null };
  const line = mailLine(GORUSME_HAREKETLERI.turler, m);
  await hareketYaz(yapan, GORUSME_HAREKETLERI, line);
  const satir = await q.yazildi(db, id, simdi, false);
  // A note for readers: nobody has to act yet.
  if (!gecikti)
    await takipcilereBildir(is, satir, { kim: null, baslik: line.baslik, metin: ozet, bilen: satir.atanan_id });
  is.yayinla({ tur: 'gorusme', kisiId: satir.atanan_id });
  const yol = recordPath(id);
  if (ulasmadi && satir.atanan_id !== null)
    await bildir(is, ...ulasmayan({ kisi: satir.atanan_id, no: satir.no, yol, kim, neden: metin }));
  if (ulasmadi || gecikti || satir.durum !== 'musteri' || satir.atanan_id === null) return;
  // The move happens on behalf of the assignee.
  const cagiran = { Id: satir.atanan_id, dagitir: true };
  const kayit = { DurumAnahtar: satir.durum, AtananId: satir.atanan_id, YenidenAcilir: false };
  await gecir(db, GORUSME_SURECI, {
    tablo: 'gorusme',
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

/** The delivery of our mail about a ticket: its line shows the result, and the history says if it failed. */
export async function postaOldu(
  is: Islem & DuyuranIs,
  { id, alici, ulasmadi }: { readonly id: number; readonly alici: string; readonly ulasmadi: string | null },
): Promise<void> {
  if (ulasmadi === null) is.yayinla({ tur: 'gorusme' });
  // The customer may have been destroyed meanwhile.
  else if (await q.vardir(is.db, id)) await postaGeldi(is, { id, kim: alici, metin: ulasmadi, ulasmadi: true });
}
