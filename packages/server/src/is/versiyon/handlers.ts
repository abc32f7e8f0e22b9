import type { versiyon as contract, VersiyonKarti } from '@masabasi/core/is/versiyon/contract';
import { VERSIYON_LISTESI } from '@masabasi/core/is/versiyon/liste';
import { surumNotu, VERSIYON_DURUM_ADLARI, VERSIYON_SURECI, versiyonHatalari } from '@masabasi/core/is/versiyon/rules';
import { tahmin, tahminSinavi, tahminsizlik } from '@masabasi/core/is/versiyon/tahmin';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { istanbulGunu, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, found } from '../../platform/http/errors.ts';
import { listAnswer } from '../../platform/list/liste.ts';
import { proje } from '../../musteri/proje/api.ts';
import { secenekler } from '../../platform/list/secenekler.ts';
import { gecir } from '../../platform/process/surec.ts';
import { soranlar } from './alici.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, URUN_ADLARI } from './arama.ts';
import { type Alanlari, degisti, kilitli, yayinla } from './kayit.ts';
import * as q from './queries.ts';
import { dalgaYaz, kullananlar, lisansinVersiyonu } from './toplu.ts';

/** True for versions that can no longer change. */
const degismez = (v: VersiyonKarti): boolean => v.DurumAnahtar === 'yayinlandi' || v.DurumAnahtar === 'iptal';

export const versiyon: Handlers<typeof contract> = {
  async versiyonListe({ db, urunler }, sorgu) {
    return listAnswer(db, VERSIYON_LISTESI, q.versiyonKaynagi(urunler), sorgu);
  },

  async versiyonDetay({ db, urunler, simdi }, { Id }) {
    const v = found(await q.kart(db, Id, urunler), 'Versiyon');
    const bugun = istanbulGunu(simdi);
    const [isler, haftalar, bitenler, { isTur }, hareketlist] = await Promise.all([
      q.isler(db, Id),
      q.haftalari(db, Id, bugun),
      q.haftalikBitenler(db, v.ProjeId, bugun),
      secenekler(db, urunler, 'isTur'),
      q.hareketler(db, Id),
    ]);
    const tahminsiz = tahminsizlik(v, bitenler);
    const aralik = tahminsiz === null ? tahmin(v.Is - v.Biten, bitenler, bugun) : null;
    const kalemler = isler.map((g) => ({ No: g.No, Baslik: g.Baslik, IsTur: g.IsTur }));
    return {
      durum: true,
      versiyon: v,
      isler,
      haftalar,
      tahmin: aralik && { Erken: aralik.erken, Gec: aralik.gec },
      tahminsiz,
      onerilenNot: surumNotu(
        kalemler,
        isTur.map((t) => t.Ad),
      ),
      hareketlist,
    };
  },

  async versiyonSinavi({ db, urunler, simdi }, { Id }) {
    const v = found(await q.kart(db, Id, urunler), 'Versiyon');
    const { versiyonlar, urunun } = await q.gecmisBitenler(db, v.ProjeId, istanbulGunu(simdi));
    return { durum: true, sinavlar: tahminSinavi(versiyonlar, urunun) };
  },

  async versiyonSoranlari({ db, urunler }, { Id }) {
    if ((await q.kart(db, Id, urunler)) === null) throw kayitYok('Versiyon');
    return { durum: true, soranlar: await soranlar(db, Id, urunler) };
  },

  async versiyonKaydet(ctx, { versiyon: form }) {
    const { db, urunler } = ctx;
    const eski = form.Id === 0 ? null : await kilitli(ctx, form);
    const v = { ...form, No: form.No.trim(), SurumNotu: form.SurumNotu.trim() };
    const [hata] = Object.values(versiyonHatalari(v));
    if (hata !== undefined) return red(hata);
    if (eski !== null && eski.ProjeId !== v.ProjeId)
      return red('Versiyonun ürünü değişmez; başka ürün için yeni bir versiyon açınız.');
    if (eski !== null && degismez(eski) && (eski.No !== v.No || eski.Planlanan_Tarih !== v.Planlanan_Tarih))
      return red('Yayınlanmış ya da iptal edilmiş versiyonun numarası ve tarihi değişmez.');
    if (eski === null && (await proje(db, v.ProjeId, urunler))?.Aktif !== 1)
      return red('Seçtiğiniz ürün, ürünleriniz arasında yok.');
    if (await q.numaraVar(db, v.ProjeId, v.No, v.Id)) return red(`Bu ürünün ${v.No} numaralı versiyonu var.`);
    const sutunlar = {
      no: v.No,
      planlanan_tarih: v.Planlanan_Tarih,
      surum_notu: v.SurumNotu,
      zorunlu: v.Zorunlu,
    };
    const yeni: Alanlari = { Planlanan_Tarih: v.Planlanan_Tarih, SurumNotu: v.SurumNotu, Zorunlu: v.Zorunlu };
    const aciklama = `${v.No}, ${tarihYaz(v.Planlanan_Tarih)}`;
    const eylem = 'versiyonKaydet' as const;
    if (eski === null)
      return degisti(ctx, await q.ekle(db, { ...sutunlar, proje_id: v.ProjeId }), {
        eylem,
        tur: 'acildi',
        aciklama,
        yeni,
      });
    return degisti(ctx, await q.degistir(db, v.Id, sutunlar), {
      eylem,
      tur: 'duzenlendi',
      aciklama,
      eski: { Planlanan_Tarih: eski.Planlanan_Tarih, SurumNotu: eski.SurumNotu, Zorunlu: eski.Zorunlu },
      yeni,
    });
  },

  async versiyonDurumGuncelle(ctx, { Id, Surum, Durum }) {
    const kayit = await kilitli(ctx, { Id, Surum });
    const cagiran = { isYonetir: true, yayinlar: yetkiVar(ctx.ben, YETKI.versiyonYayinla) };
    // A version is published only by its own act, with all its tasks.
    if (Durum === 'yayinlandi') return red('Versiyon, ‘Yayınla’ ile bütün işleriyle birlikte yayınlanır.');
    const engel = gecisEngeli(VERSIYON_SURECI, kayit, Durum, cagiran, (d) => VERSIYON_DURUM_ADLARI[d]);
    if (engel !== null) return red(engel);
    return gecir(ctx.db, VERSIYON_SURECI, {
      tablo: 'versiyon',
      id: Id,
      kayit,
      nereye: Durum,
      cagiran,
      degisen: {},
      yaz: (satir) =>
        degisti(ctx, satir, {
          eylem: 'versiyonDurumGuncelle',
          tur: 'durum',
          aciklama: VERSIYON_DURUM_ADLARI[Durum],
          eski: { Durum: kayit.DurumAnahtar },
          yeni: { Durum },
        }),
    });
  },

  versiyonYayinla: yayinla,
  versiyonKullananlari: kullananlar,
  async versiyonBul({ db, urunler }, sorgu) {
    return { durum: true, bulunanlar: await bagislayarak(db, sorgu, [URUN_ADLARI], (a) => bul(db, a, urunler)) };
  },

  versiyonMusteriKaydet: (ctx, istek) => dalgaYaz(ctx, istek),

  async lisansVersiyonu(ctx, { LisansId }) {
    const hali = found(await lisansinVersiyonu(ctx, LisansId), 'Lisans');
    return { durum: true, ...hali };
  },
  lisansVersiyonKaydet: (ctx, { LisansId, VersiyonId }) =>
    dalgaYaz(ctx, { Id: VersiyonId, Lisanslar: [LisansId] }, 'lisansVersiyonKaydet'),
};
