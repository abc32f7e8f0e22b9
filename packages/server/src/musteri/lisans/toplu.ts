import type { lisans as sozlesme, HatirlatmaSonucu } from '@masabasi/core/musteri/lisans/contract';
import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { hatirlatmaEngeli, kalanYaz, type Hatirlanan } from '@masabasi/core/musteri/lisans/rules';
import { type Gun, gunFarki, istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { UrunKapsami } from '../../platform/http/access.ts';
import type { Temel, ProductAct } from '../../platform/http/context.ts';
import { postaYaz } from '../../platform/posta/api.ts';
import { istanbulda, ONAY, sirketAdi, SON_HATIRLATMA } from './gunluk.ts';
import { lisansHareketi } from './kayit.ts';

/** Reminds customers of their licences: one mail for each customer, for any number of chosen licences. */

interface HatirlanacakLisans extends Hatirlanan {
  readonly Id: number;
  readonly LisansNo: string;
  readonly MusteriId: number;
  readonly Musteri: string;
  readonly ProjeId: number;
  readonly Proje: string;
}

/** Existing licences of the caller's products; `kilitle`: nobody else reminds of them meanwhile. */
async function secilenler(db: Db, idler: readonly number[], urunler: UrunKapsami, kilitle: boolean) {
  // A separate statement: the history read below must include the writes of the last lock holder.
  if (kilitle)
    await sql`select from lisans where id = any(${[...new Set(idler)]}::int[]) order by id for no key update`.execute(
      db,
    );
  return read(db).rows(sql<HatirlanacakLisans>`
    select l.id as "Id", l.lisans_no as "LisansNo", m.id as "MusteriId", m.gorunen_ad as "Musteri", p.id as "ProjeId",
      p.ad as "Proje", l.hal as "Hal", l.bitis_tarihi as "BitisTarihi", m.eposta as "Eposta",
      l.musteriye_uyari as "MusteriyeUyari", ${ONAY} as "Onay",
      ${istanbulda(sql`greatest(${SON_HATIRLATMA}, (select max(u.zaman) from lisans_uyari u
        where u.lisans_id = l.id and u.musteri_eposta is not null))`)} as "SonYazi"
    from lisans l join musteri m on m.id = l.musteri_id join proje p on p.id = l.proje_id
    where l.id = any(${[...new Set(idler)]}::int[]) and l.proje_id = any(${[...urunler]}::int[]) and m.silindi is null
    order by l.id`);
}

type Secim = Istek<typeof sozlesme.lisansHatirlat>;
type Cagri = Pick<Temel, 'db' | 'simdi'> & { readonly urunler: UrunKapsami };

interface Degerlendirilen {
  readonly l: HatirlanacakLisans;
  readonly neden: string | null;
  readonly yakinda: boolean;
}

/** Each licence with the reason for which its customer gets no mail; null: a mail goes out. */
async function nedenleriyle({ db, simdi, urunler }: Cagri, { Idler, Yine }: Secim, kilitle = false) {
  const bugun = istanbulGunu(simdi);
  return (await secilenler(db, Idler, urunler, kilitle)).map((l): Degerlendirilen => {
    const engel = hatirlatmaEngeli(l, bugun, false);
    const yakinda = engel !== null && hatirlatmaEngeli(l, bugun, true) === null;
    return { l, yakinda, neden: yakinda && Yine.includes(l.Id) ? null : engel };
  });
}

/** Results for all chosen licences, also for missing ones and other products. */
function sonuclari(satirlar: readonly Degerlendirilen[], { Idler }: Secim): HatirlatmaSonucu[] {
  const bulunan = new Set(satirlar.map((s) => s.l.Id));
  return [
    ...satirlar.map(({ l, neden, yakinda }) => ({
      Id: l.Id,
      LisansNo: l.LisansNo,
      MusteriId: l.MusteriId,
      Musteri: l.Musteri,
      BitisTarihi: l.BitisTarihi,
      Eposta: l.Eposta,
      Neden: neden,
      Yakinda: yakinda,
    })),
    ...[...new Set(Idler)]
      .filter((Id) => !bulunan.has(Id))
      .map((Id) => ({
        Id,
        LisansNo: '',
        MusteriId: null,
        Musteri: '',
        BitisTarihi: null,
        Eposta: null,
        Neden: 'Böyle bir lisans yok ya da ürünü, ürünleriniz arasında değil.',
        Yakinda: false,
      })),
  ];
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

/** Reminds: mails and history are written together, so that a repeated request writes once. */
export async function hatirlat(ctx: ProductAct, secim: Secim) {
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
  return { sonuclar: sonuclari(satirlar, secim), posta: gidenler.size };
}

/** The recipients of a reminder, and the reasons for the others. */
export const hatirlatmaOnizle = async (ctx: Cagri, secim: Secim): Promise<HatirlatmaSonucu[]> =>
  sonuclari(await nedenleriyle(ctx, secim), secim);
