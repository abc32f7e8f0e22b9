import type { lisans as sozlesme, HatirlatmaSonucu } from '@masabasi/core/lisans/contract';
import type { Istek } from '@masabasi/core/endpoint';
import { hatirlatmaEngeli, kalanYaz, type Hatirlanan } from '@masabasi/core/lisans/rules';
import { type Gun, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { Ben, UrunKapsami } from '../http/access.ts';
import type { Temel } from '../http/context.ts';
import { postaYaz } from '../posta/queries.ts';
import { sirketAdi } from './gunluk.ts';
import { lisansHareketi } from './kayit.ts';

/** Customers reminded of their licences: one mail each, whatever number of theirs was chosen. */

interface HatirlanacakLisans extends Omit<Hatirlanan, 'SonHatirlatma'> {
  readonly Id: number;
  readonly LisansNo: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly ProjeId: number;
  readonly Proje: string;
  /** When the last reminder went out. */
  readonly SonZaman: string | null;
}

/** Licences of the caller's products, as far as they are there; `kilitle`: nobody else reminds of them meanwhile. */
async function secilenler(db: Db, idler: readonly number[], urunler: UrunKapsami, kilitle: boolean) {
  // By itself: what is read of the history below has to be what whoever held the lock has written.
  if (kilitle)
    await sql`select from lisans where id = any(${[...new Set(idler)]}::int[]) order by id for update`.execute(db);
  const { rows } = await sql<HatirlanacakLisans>`
    select l.id as "Id", l.lisans_no as "LisansNo", m.id as "MusteriId", m.gorunen_ad as "Musteri", p.id as "ProjeId",
      p.ad as "Proje", l.hal as "Hal", l.bitis_tarihi as "BitisTarihi", m.eposta as "Eposta",
      (select o.durum from musteri_onay o where o.musteri_id = m.id and o.kanal = 'E-posta' order by o.id desc limit 1) as "Onay",
      (select max(h.zaman) from hareket h where h.nesne = 'lisans' and h.nesne_id = l.id and h.tur = 'Hatırlatma') as "SonZaman"
    from lisans l join musteri m on m.id = l.musteri_id join proje p on p.id = l.proje_id
    where l.id = any(${[...new Set(idler)]}::int[]) and l.proje_id = any(${[...urunler]}::int[]) and m.silindi is null
    order by l.id`.execute(db);
  return rows;
}

type Secim = Istek<typeof sozlesme.lisansHatirlat>;
type Cagri = Pick<Temel, 'db' | 'simdi'> & { readonly urunler: UrunKapsami };

const sonucu = ({ Id, LisansNo, MusteriId, Musteri, BitisTarihi, Eposta }: HatirlanacakLisans, Neden: string | null) =>
  ({ Id, LisansNo, MusteriId, Musteri, BitisTarihi, Eposta, Neden }) satisfies HatirlatmaSonucu;

/** Each licence with why its customer is not written to; null: they are. */
async function nedenleriyle({ db, simdi, urunler }: Cagri, { Idler, Yine }: Secim, kilitle = false) {
  const bugun = istanbulGunu(simdi);
  return (await secilenler(db, Idler, urunler, kilitle)).map((l) => {
    const SonHatirlatma = l.SonZaman === null ? null : istanbulGunu(l.SonZaman);
    return { l, neden: hatirlatmaEngeli({ ...l, SonHatirlatma }, bugun, Yine === 1) };
  });
}

const metni = (lisanslar: readonly HatirlanacakLisans[], bugun: Gun, sirket: string): string =>
  [
    `Sayın ${lisanslar[0]!.Musteri},`,
    '',
    'Lisanslarınızın son günleri:',
    ...lisanslar.map(
      (l) => `- ${l.Proje} (${l.LisansNo}): ${tarihYaz(l.BitisTarihi!)}, ${kalanYaz(gunFarki(bugun, l.BitisTarihi!))}`,
    ),
    '',
    'Kesintisiz kullanmak için yenilemenizi rica ederiz.',
    '',
    sirket,
  ].join('\n');

/** Reminds: mails and history are written together, so that whatever comes twice is written once. */
export async function hatirlat(ctx: Temel & { readonly ben: Ben; readonly urunler: UrunKapsami }, secim: Secim) {
  const { db, simdi, ben } = ctx;
  const satirlar = await nedenleriyle(ctx, secim, true);
  const gidenler = Map.groupBy(
    satirlar.filter((s) => s.neden === null).map((s) => s.l),
    (l) => l.MusteriId,
  );
  const sirket = await sirketAdi(db);
  for (const lisanslar of gidenler.values()) {
    const alici = lisanslar[0]!.Eposta!;
    const konu = lisanslar.length === 1 ? `${lisanslar[0]!.Proje} lisansınız` : `${lisanslar.length} lisansınız`;
    await postaYaz(db, {
      alici,
      konu: `Hatırlatma: ${konu}`,
      metin: metni(lisanslar, istanbulGunu(simdi), sirket),
      simdi,
    });
    for (const l of lisanslar) {
      await lisansHareketi({ db, simdi, kisi: ben.Id }, l, { tur: 'Hatırlatma' }, 'hatırlatma e-postası gönderildi');
      await ctx.denetle({ eylem: 'lisansHatirlat', nesne: 'lisans', nesneId: l.Id });
    }
  }
  return { sonuclar: satirlar.map(({ l, neden }) => sonucu(l, neden)), posta: gidenler.size };
}

/** Who would be written to, and why the others not. */
export const hatirlatmaOnizle = async (ctx: Cagri, secim: Secim): Promise<HatirlatmaSonucu[]> =>
  (await nedenleriyle(ctx, secim)).map(({ l, neden }) => sonucu(l, neden));
