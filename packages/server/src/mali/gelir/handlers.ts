import type { GecikenAlacak, gelir as contract } from '@masabasi/core/mali/gelir/contract';
import {
  gecikmeFaizi,
  type Seviye,
  siradakiHatirlatma,
  tahsilatOrani,
  yenilemeTahmini,
} from '@masabasi/core/mali/gelir/rules';
import { gorunenUzunluk } from '@masabasi/core/platform/text/metin';
import { type Kurus, kurus } from '@masabasi/core/platform/money/para';
import { type Gun, gunFarki, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { odemeAdresleri, acikAlacaklar } from '../fatura/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok } from '../../platform/http/errors.ts';
import { gorur as musteriGorunur } from '../../musteri/musteri/api.ts';
import { cariUclari } from './cari.ts';
import { hatirlatmaPostasi } from './hatirlatma.ts';
import * as q from './queries.ts';
import { radar } from './radar.ts';

const EN_COK_MUSTERI = 500;
const EN_COK_GECIKEN = 300;
const SIFIR = 0 as Kurus;

/** The next reminder level of a debt, or the reason that none is due. */
const siradaki = (a: q.HamGeciken, bugun: Gun): Seviye | string =>
  siradakiHatirlatma({ ...a, Durduruldu: a.DurmaNedeni !== null, EpostaVar: a.Eposta !== null }, bugun);

export const gelir: Handlers<typeof contract> = {
  ...radar,
  ...cariUclari,

  async getGelir({ db, urunler, simdi }, { Baslangic, Bitis, ProjeId }) {
    if (Bitis < Baslangic) return red('Bitiş, başlangıçtan önce olamaz.');
    const bugun = istanbulGunu(simdi);
    const kapsam = q.kapsami(urunler, ProjeId);
    const [kesilen, odenen, vadesi, acik, yinelenen, bitecek, tahminTemeli] = await Promise.all([
      q.kesilen(db, kapsam, Baslangic, Bitis),
      q.odenen(db, kapsam, Baslangic, Bitis),
      q.vadesiGelen(db, kapsam, Baslangic, Bitis < bugun ? Bitis : bugun),
      q.acik(db, kapsam, bugun),
      q.yinelenen(db, urunler, ProjeId, bugun),
      q.bitecek(db, urunler, ProjeId, bugun),
      q.yenilemeler(db, urunler, ProjeId, bugun),
    ]);
    const adlar = new Set([...kesilen, ...odenen, ...acik, ...yinelenen].map((x) => x.Birim));
    // Lira first, as everywhere.
    const sirali = [...adlar].toSorted((a, b) => Number(b === 'TRY') - Number(a === 'TRY') || (a < b ? -1 : 1));
    const birimler = sirali.map((Birim) => {
      const toplam = kesilen.find((k) => k.Ne === 'birim' && k.Birim === Birim);
      const vade = vadesi.find((v) => v.Birim === Birim);
      const simdiki = acik.find((a) => a.Birim === Birim);
      const yinelen = yinelenen.find((y) => y.Birim === Birim);
      return {
        Birim,
        Adet: toplam?.Adet ?? 0,
        Matrah: toplam?.Matrah ?? SIFIR,
        Odenecek: toplam?.Odenecek ?? SIFIR,
        Tahsil: kurus(odenen.filter((o) => o.Birim === Birim).reduce((t, o) => t + o.Tahsil, 0)),
        Acik: simdiki?.Acik ?? SIFIR,
        Gecikmis: simdiki?.Gecikmis ?? SIFIR,
        Oran: vade === undefined ? null : tahsilatOrani(vade.Gelen, vade.Odenen),
        AylikYinelenen: yinelen?.Aylik ?? SIFIR,
        YinelenenAdet: yinelen?.Adet ?? 0,
      };
    });
    const ayAnahtari = (ay: string, birim: string) => `${ay} ${birim}`;
    const aylar = new Map<string, { Ay: string; Birim: string; Odenecek: Kurus; Tahsil: Kurus }>();
    for (const k of kesilen)
      if (k.Ne === 'ay')
        aylar.set(ayAnahtari(k.Ad, k.Birim), { Ay: k.Ad, Birim: k.Birim, Odenecek: k.Odenecek, Tahsil: SIFIR });
    for (const { Ay, Birim, Tahsil } of odenen)
      aylar.set(ayAnahtari(Ay, Birim), {
        ...(aylar.get(ayAnahtari(Ay, Birim)) ?? { Ay, Birim, Odenecek: SIFIR }),
        Tahsil,
      });
    return {
      durum: true,
      birimler,
      aylar: [...aylar.values()].toSorted((a, b) => (a.Ay === b.Ay ? 0 : a.Ay < b.Ay ? -1 : 1)),
      kirilimlar: {
        proje: q.kirilimi(kesilen, 'proje'),
        bayi: q.kirilimi(kesilen, 'bayi'),
        il: q.kirilimi(kesilen, 'il'),
      },
      tahmin: bitecek.flatMap(({ Ay, Birim, bedeller }) => {
        const t = yenilemeTahmini({ bedeller }, tahminTemeli);
        return t === null ? [] : [{ Ay, Birim, Adet: bedeller.length, ...t }];
      }),
      tahminTemeli,
    };
  },

  async gelirSatirlari({ db, urunler, simdi }, { ProjeId, ...istek }) {
    return { durum: true, ...(await q.satirlari(db, q.kapsami(urunler, ProjeId), istek, istanbulGunu(simdi))) };
  },

  async alacakYaslari({ db, urunler, simdi }, { ProjeId }) {
    const bugun = istanbulGunu(simdi);
    const kapsam = q.kapsami(urunler, ProjeId);
    const [musteriler, hepsi] = await Promise.all([
      q.yaslar(db, kapsam, bugun, EN_COK_MUSTERI),
      q.yaslar(db, kapsam, bugun, null),
    ]);
    const toplamlar = hepsi.map(({ Birim, kovalar, Toplam }) => ({ Birim, kovalar, Toplam }));
    return { durum: true, musteriler, toplamlar };
  },

  async gecikenler({ db, urunler, simdi }, { ProjeId }) {
    const bugun = istanbulGunu(simdi);
    const [hepsi, oranlar] = await Promise.all([
      q.gecikenler(db, q.kapsami(urunler, ProjeId), bugun, { enCok: EN_COK_GECIKEN }),
      q.oranlar(db),
    ]);
    const alacaklar = hepsi.map((a): GecikenAlacak => {
      const sira = siradaki(a, bugun);
      return {
        FaturaId: a.FaturaId,
        Tur: a.Tur,
        No: a.No,
        MusteriId: a.MusteriId,
        Musteri: a.Musteri,
        Birim: a.Birim,
        Kalan: a.Kalan,
        Vade: a.Vade,
        SonSeviye: a.SonSeviye,
        SonZaman: a.SonZaman,
        SozGunu: a.SozGunu,
        SozNotu: a.SozNotu,
        Gecikme: gunFarki(a.Vade, bugun),
        Faiz: gecikmeFaizi(a.Kalan, a.Vade, bugun, oranlar),
        Durduruldu: a.DurmaNedeni !== null,
        DurmaNedeni: a.DurmaNedeni ?? '',
        Siradaki: typeof sira === 'string' ? null : sira,
        Engel: typeof sira === 'string' ? sira : '',
      };
    });
    return { durum: true, alacaklar, Adet: hepsi[0]?.adet ?? 0 };
  },

  async hatirlatmaGonder(ctx, { FaturaIdler }) {
    const { db, ben, simdi, urunler, config } = ctx;
    const bugun = istanbulGunu(simdi);
    const idler = [...new Set(FaturaIdler)].toSorted((a, b) => a - b);
    // Two requests at once send one reminder.
    await q.faturalariTut(db, idler);
    const [bulunan, oranlar, adresler] = await Promise.all([
      q.gecikenler(db, q.kapsami(urunler, null), bugun, { enCok: idler.length, idler }),
      q.oranlar(db),
      odemeAdresleri(db, config, idler),
    ]);
    const giden = bulunan.flatMap((a) => {
      const seviye = siradaki(a, bugun);
      return typeof seviye === 'string' ? [] : [{ a, seviye }];
    });
    for (const bunlar of Map.groupBy(giden, (g) => g.a.MusteriId).values())
      await hatirlatmaPostasi(db, simdi, bugun, bunlar, oranlar, adresler);
    if (giden.length > 0)
      await db
        .insertInto('fatura_hatirlatma')
        .values(
          giden.map(({ a, seviye }) => ({
            fatura_id: a.FaturaId,
            seviye,
            alici: a.Eposta!,
            zaman: simdi,
            gonderen_id: ben.Id,
          })),
        )
        .execute();
    for (const { a, seviye } of giden)
      await ctx.denetle({ eylem: 'hatirlatmaGonder', nesne: 'fatura', nesneId: a.FaturaId, yeni: { Seviye: seviye } });
    return { durum: true, Gonderilen: giden.length, Atlanan: idler.length - giden.length };
  },

  async sozKaydet(ctx, { FaturaId, SozGunu, Notu }) {
    const { db, ben, simdi, urunler } = ctx;
    const [alacak] = await acikAlacaklar(db, urunler, { idler: [FaturaId] });
    if (alacak === undefined) throw kayitYok('Açık fatura');
    if (SozGunu < istanbulGunu(simdi)) return red('Söz verilen gün geçmiş bir gün olamaz.');
    await db
      .insertInto('odeme_sozu')
      .values({ fatura_id: FaturaId, soz_gunu: SozGunu, notu: Notu.trim(), zaman: simdi, yazan_id: ben.Id })
      .execute();
    await ctx.denetle({ eylem: 'sozKaydet', nesne: 'fatura', nesneId: FaturaId, yeni: { SozGunu } });
    return { durum: true };
  },

  async hatirlatmaDurdur(ctx, { MusteriId, Durdur, Neden }) {
    const { db, ben, simdi, urunler } = ctx;
    if (!(await musteriGorunur(db, MusteriId, urunler))) throw kayitYok('Müşteri');
    const neden = Neden.trim();
    if (Durdur && gorunenUzunluk(neden) === 0) return red('Hatırlatmaların neden durduğunu yazınız.');
    await db.deleteFrom('hatirlatma_durdurma').where('musteri_id', '=', MusteriId).execute();
    if (Durdur)
      await db
        .insertInto('hatirlatma_durdurma')
        .values({ musteri_id: MusteriId, neden, zaman: simdi, koyan_id: ben.Id })
        .execute();
    await ctx.denetle({
      eylem: 'hatirlatmaDurdur',
      nesne: 'musteri',
      nesneId: MusteriId,
      yeni: { Durdur: Durdur ? 1 : 0, Neden: neden },
    });
    return { durum: true };
  },

  async faizOranlari({ db }) {
    return { durum: true, oranlar: await q.oranlar(db) };
  },

  async faizOraniKaydet(ctx, { Gecerlilik, Oran, Aciklama }) {
    const { db, ben, simdi } = ctx;
    const yazilan = { oran: Math.round(Oran * 100), aciklama: Aciklama.trim(), yazan_id: ben.Id, zaman: simdi };
    await db
      .insertInto('faiz_orani')
      .values({ gecerlilik: Gecerlilik, ...yazilan })
      .onConflict((c) => c.column('gecerlilik').doUpdateSet(yazilan))
      .execute();
    await ctx.denetle({ eylem: 'faizOraniKaydet', nesne: 'faiz_orani', yeni: { Gecerlilik, FaizOrani: yazilan.oran } });
    return { durum: true };
  },

  async faizOraniSil(ctx, { Gecerlilik }) {
    const silinen = await ctx.db
      .deleteFrom('faiz_orani')
      .where('gecerlilik', '=', Gecerlilik)
      .returning('oran')
      .executeTakeFirst();
    if (silinen === undefined) return red('Bu günden geçerli bir oran yok.');
    await ctx.denetle({ eylem: 'faizOraniSil', nesne: 'faiz_orani', eski: { Gecerlilik, FaizOrani: silinen.oran } });
    return { durum: true };
  },
};
