import type { BankaAvansi, banka as contract } from '@masabasi/core/mali/banka/contract';
import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { type Kurus, kurus, paraYaz } from '@masabasi/core/platform/money/para';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { tahsilatGeriAl, tahsilatYaz } from '../fatura/api.ts';
import * as fatura from '../fatura/api.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

/**
 * Advances of customers: bank lines with a part that has paid no invoice. The money already stands on the customer's
 * account, so paying an invoice with it later needs no ledger entry.
 */

type Oda = Handlers<typeof contract>;

/** Unused rest of each bank line of a customer. */
const kalanlari = async (db: Db, musteriId: number, birim: string): Promise<BankaAvansi[]> =>
  (
    await sql<BankaAvansi>`select d.id as "HareketId", d.gun as "Gun", h.ad as "Hesap", ${q.KALANI}::bigint as "Kalan"
      from banka_hareket d join banka_hesap h on h.id = d.hesap_id
      where d.musteri_id = ${musteriId} and d.sinif = 'musteri' and h.birim = ${birim} order by d.gun, d.id`.execute(db)
  ).rows.filter((a) => a.Kalan !== 0);

/** Usable advance: never more than the sum of the rests of all lines. */
async function avanslari(db: Db, f: Pick<FaturaKarti, 'MusteriId' | 'ParaBirimi'>) {
  const kalanlar = await kalanlari(db, f.MusteriId, f.ParaBirimi);
  const toplam = kalanlar.reduce((t, a) => t + a.Kalan, 0);
  return { avanslist: kalanlar.filter((a) => a.Kalan > 0), Kullanilabilir: kurus(Math.max(0, toplam)) };
}

/** Locks the customer, so that two requests use the customer's money one after the other. */
const musteriyiTut = (db: Db, id: number) => sql`select from musteri where id = ${id} for no key update`.execute(db);

async function kilitliFatura(db: Db, urunler: UrunKapsami, { FaturaId, Surum }: { FaturaId: number; Surum: number }) {
  return found(await fatura.kilitle(db, FaturaId, urunler), 'Fatura', Surum);
}

export const avans: Pick<Oda, 'avanslar' | 'avansMahsup' | 'avansaDondur'> = {
  async avanslar({ db, urunler }, { FaturaId }) {
    const f = found(await fatura.kart(db, FaturaId, urunler), 'Fatura');
    return { durum: true, ...(await avanslari(db, f)) };
  },

  async avansMahsup(ctx, { HareketId, Tutar, ...istek }) {
    const { db, simdi, urunler } = ctx;
    // Lock the account first, in the same order as classification does. A line without a customer is refused below.
    const h = await q.hareket(db, HareketId, true);
    const sahibi = found(await fatura.kart(db, istek.FaturaId, urunler), 'Fatura');
    await musteriyiTut(db, sahibi.MusteriId);
    const f = await kilitliFatura(db, urunler, istek);
    const { avanslist, Kullanilabilir } = await avanslari(db, f);
    const satir = avanslist.find((a) => a.HareketId === HareketId);
    if (h === null || satir === undefined || f.MusteriId !== sahibi.MusteriId)
      return red('Seçtiğiniz avans artık yok. Listeden yeniden seçiniz.');
    const enCok: Kurus = kurus(Math.min(satir.Kalan, Kullanilabilir));
    if (Tutar > enCok) return red(`Avansın kalanı ${paraYaz(enCok, f.ParaBirimi)}; bundan çoğu mahsup edilmez.`);
    const yazilan = await tahsilatYaz(ctx, f, {
      Tarih: istanbulGunu(simdi),
      Tutar,
      Kaynak: 'banka',
      Aciklama: `Avanstan mahsup: ${h.Hesap}, ${tarihYaz(h.Gun)}`,
      hareketId: HareketId,
    });
    if (!yazilan.durum) return yazilan;
    await ctx.denetle({
      eylem: 'avansMahsup',
      nesne: 'banka_hareket',
      nesneId: HareketId,
      yeni: { Kapatilan: Tutar, Birim: f.ParaBirimi },
    });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true, Id: yazilan.Id, Surum: yazilan.Surum };
  },

  async avansaDondur(ctx, { TahsilatId, ...istek }) {
    const { db, urunler } = ctx;
    const tahsilat = await fatura.tahsilat(db, istek.FaturaId, TahsilatId, 'banka');
    const hareketId = tahsilat?.banka_hareket_id ?? null;
    if (hareketId !== null) await q.hareket(db, hareketId, true);
    const f = await kilitliFatura(db, urunler, istek);
    if (hareketId === null) return red('Avansa döndürülecek böyle bir tahsilat yok.');
    const alinan = await tahsilatGeriAl(ctx, f, TahsilatId, 'banka');
    if (!alinan.durum) return alinan;
    await ctx.denetle({
      eylem: 'avansaDondur',
      nesne: 'banka_hareket',
      nesneId: hareketId,
    });
    ctx.yayinla({ tur: 'banka' });
    return { durum: true, Id: alinan.Id, Surum: alinan.Surum };
  },
};
