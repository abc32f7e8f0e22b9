import { maskele } from '@masabasi/core/platform/identity/kimlik';
import { kullaniciAnahtari } from '@masabasi/core/platform/text/metin';
import type { personel as personelContract } from '@masabasi/core/kisi/personel/contract';
import { izinAcilisiEksik, KISI_HAREKETLERI, kapaliAlanlar, METIN } from '@masabasi/core/kisi/personel/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { kendiEngeli, korumaEngeli, parolaEngeli } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import type { Db } from '../../platform/db/connect.ts';
import { hareketDenetle } from '../../platform/hareket/api.ts';
import { type Ben, type KisiId, kapsamdakiKisi, sorumlulukKapsami, yetkiVar } from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { surumEski } from '../../platform/http/errors.ts';
import { ikiAdimAcik } from '../ikiAdim/api.ts';
import { kimlikAcildi } from '../../platform/identity/kimlikAcma.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { oturumlariKapat } from '../../platform/http/sessions.ts';
import { parolaHatasi, parolaOzetle } from '../../platform/password/parola.ts';
import { haklariKilitle, yeniRolleri } from '../rol/api.ts';
import { bagislayarak } from '../../platform/list/yanlisYazim.ts';
import { bul, KISI_ADLARI } from './arama.ts';
import { davetEngeli, davetEt } from './davet.ts';
import { ayir, ayrilmaEngeli, degisenler, degisimEngeli, kartOku, sutunlar } from './kayit.ts';
import { tabloDuzenleri, tabloDuzeniSakla } from '../../platform/sheet/tabloDuzeni.ts';
import * as q from './queries.ts';
import { aktar, aktarimiDene, parolaOzetleri } from './toplu.ts';

/** Person with an id from the request, if the caller may write that card. */
const kartSahibi = (db: Db, ben: Ben, id: number): Promise<KisiId> =>
  kapsamdakiKisi(db, sorumlulukKapsami(ben, YETKI.personelYonet), id);

const DEPARTMAN_YOK = 'Seçtiğiniz departman silinmiş. Listeden başka bir departman seçiniz.';

export const personel: Handlers<typeof personelContract> = {
  async personelListesi({ db, kapsam }, { Ayrilanlar }) {
    return { durum: true, kisiler: await q.liste(db, kapsam, Ayrilanlar === 1) };
  },

  async personelBul({ db, kapsam }, istek) {
    return { durum: true, bulunanlar: await bagislayarak(db, istek, [KISI_ADLARI], (a) => bul(db, a, kapsam)) };
  },

  async personelDetay(ctx) {
    const { db, ben, hedef } = ctx;
    if (hedef !== ben.Id) await ctx.denetle({ eylem: 'personelDetay', nesne: 'kisi', nesneId: hedef });
    const kisi = maskele(await q.kart(db, hedef));
    const Duzenleyebilir = yetkiVar(ben, YETKI.personelYonet) && !kisi.Anonim;
    const kime = await q.hedef(db, hedef);
    const kapali = kapaliAlanlar(ben, kime);
    return {
      durum: true,
      kisi,
      Duzenleyebilir,
      GirisDuzenleyebilir: Duzenleyebilir && korumaEngeli(ben, kime) === null,
      ParolaVerebilir: Duzenleyebilir && hedef !== ben.Id && parolaEngeli(ben, kime) === null,
      KapaliAlanlar: [...(kapali?.alanlar ?? [])],
      KapaliNeden: kapali?.neden ?? null,
      KimlikGorebilir: yetkiVar(ben, YETKI.kimlikGor),
      DavetSonu: await q.davetSonu(db, hedef, ctx.simdi),
      IkiAdim: ben.ayricalikli ? await ikiAdimAcik(db, hedef) : null,
    };
  },

  async personelGecmisi({ db, hedef }) {
    return { durum: true, kayitlar: await q.degisiklikler(db, hedef) };
  },

  async personelKaydet(ctx, { Id, Surum, Roller, ...istek }) {
    const { db, simdi, ben } = ctx;
    const hedef = Id === 0 ? null : await kartSahibi(db, ben, Id);
    // Departments and rights before people: every change takes its locks in this order.
    const departman = await q.departmanTut(db, istek.DepartmanId);
    if (hedef !== null && !istek.GirisIzni) await haklariKilitle(db);
    if (hedef !== null && Roller !== undefined) return red(METIN.rolYeri);
    const roller = Roller === undefined ? null : await yeniRolleri(ctx, Roller);
    if (roller !== null && 'msg' in roller) return red(roller.msg);
    const eski = hedef === null ? null : await q.kartKilitle(db, hedef);
    if (eski !== null && eski.Surum !== Surum) throw surumEski(maskele(eski));
    const yeni = kartOku(istek, eski, simdi);
    if (typeof yeni === 'string') return red(yeni);
    if (departman === null && eski?.DepartmanId !== yeni.DepartmanId) return red(DEPARTMAN_YOK);
    const engel = eski === null ? null : await degisimEngeli(db, ben, eski, yeni);
    if (engel !== null) return red(engel);
    const baska = await q.baskasinda(db, Id, kullaniciAnahtari(yeni.UserName), yeni.TCKimlikNo ?? null);
    if (baska.kullanici) return red(METIN.kullaniciAdiVar);
    if (baska.kimlik) return red(METIN.kimlikVar);

    const kartFarki = degisenler(eski, yeni, departman ?? eski?.Departman ?? '');
    const fark = roller === null ? kartFarki : { ...kartFarki, yeni: { ...kartFarki.yeni, Roller: roller.adlar } };
    if (eski !== null && Object.keys(fark.yeni).length === 0) return { durum: true, Id, Surum, uyarilar: [] };
    const satir =
      eski === null
        ? (await q.kisileriEkle(db, [{ ...sutunlar(yeni), parola_ozeti: null }], Roller))[0]!
        : { Id: eski.Id, ...(await q.kisiDegistir(db, eski.Id, sutunlar(yeni))) };
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, { tur: 'personelKaydet', id: satir.Id, ...fark });
    if (eski?.GirisIzni && !yeni.GirisIzni) {
      await oturumlariKapat(db, eski.Id, simdi);
      ctx.yayinla({ tur: 'oturum', kisiId: eski.Id });
    }
    const tasindi = eski !== null && eski.DepartmanId !== yeni.DepartmanId;
    for (const departmanId of new Set([eski?.DepartmanId ?? yeni.DepartmanId, yeni.DepartmanId]))
      ctx.yayinla({ tur: 'mola', departmanId, kisiId: satir.Id });
    if (eski !== null) ctx.yayinla({ tur: 'yetki', kisiId: eski.Id });
    const uyarilar = [
      ...(tasindi && eski.SorumluOldugu.length > 0
        ? [
            `${yeni.Ad} ${yeni.Soyad} hâlâ ${eski.SorumluOldugu.join(', ')} departmanının sorumlusudur. Yeni sorumluyu Departmanlar ekranından seçebilirsiniz.`,
          ]
        : []),
      ...(eski === null && izinAcilisiEksik(yeni, istanbulGunu(simdi)) ? [METIN.acilisYok] : []),
    ];
    return {
      durum: true,
      Id: satir.Id,
      Surum: satir.Surum,
      uyarilar,
    };
  },

  async personelKimlikAc(ctx, { Id, Alan }) {
    const hedef = await kapsamdakiKisi(ctx.db, { hepsi: true }, Id);
    await kimlikAcildi(ctx, 'kisi', hedef, Alan);
    return { durum: true, Deger: (await q.kart(ctx.db, hedef))[Alan] };
  },

  async personelParolaVer(ctx, { Id, Parola, Tekrar }) {
    const { db, simdi, ben } = ctx;
    const hedef = await kartSahibi(db, ben, Id);
    if (hedef === ben.Id) return red('Kendi parolanızı profil menüsündeki ‘Parola Değiştir’ ile değiştiriniz.');
    // Hashing is slow, so it runs before the person's row is locked.
    const ozet = await parolaOzetle(Parola);
    const kisi = await q.kartKilitle(db, hedef);
    if (!kisi.Aktif) return red('İşten ayrılmış bir kişiye parola verilemez.');
    const engel = parolaEngeli(ben, await q.hedef(db, hedef));
    if (engel !== null) return red(engel);
    const sirket = (await kurulumSatiri(db))?.sirket ?? '';
    const hata = parolaHatasi(ctx.config.parolaPolitikasi, Parola, Tekrar, sirket, kisi);
    if (hata !== null) return red(hata);
    await q.geciciParolaYaz(db, hedef, ozet);
    await oturumlariKapat(db, hedef, simdi);
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, { tur: 'personelParolaVer', id: hedef });
    ctx.yayinla({ tur: 'oturum', kisiId: hedef });
    return { durum: true };
  },

  async personelDavetEt(ctx, { Id }) {
    const { db, ben, config } = ctx;
    const hedef = await kartSahibi(db, ben, Id);
    if (hedef === ben.Id) return red(METIN.kendiDaveti);
    const kisi = await q.kartKilitle(db, hedef);
    const engel = parolaEngeli(ben, await q.hedef(db, hedef)) ?? davetEngeli(config, kisi);
    if (engel !== null || kisi.Eposta === null || config.publicUrl === null) return red(engel ?? METIN.davetGitmez);
    const sonu = await davetEt(ctx, config.publicUrl, kisi, kisi.Eposta);
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, {
      tur: 'personelDavetEt',
      id: hedef,
      yeni: { Eposta: kisi.Eposta },
    });
    return { durum: true, Eposta: kisi.Eposta, SonGecerlilik: sonu.toISOString() };
  },

  async personelAyril(ctx, { Id, CikisTarihi, AyrilmaNedeni }) {
    const { db, simdi, ben } = ctx;
    const hedef = await kartSahibi(db, ben, Id);
    if (hedef === ben.Id) return red(kendiEngeli(ben, hedef) ?? 'Kendi çıkışınızı siz yazamazsınız.');
    // Rights before people, as in every change of rights.
    await haklariKilitle(db);
    const kisi = await q.kartKilitle(db, hedef);
    if (!kisi.Aktif) return red('Bu kişi işten ayrılmış.');
    if (kisi.IseGiris !== null && CikisTarihi < kisi.IseGiris)
      return red('Çıkış tarihi son işe giriş tarihinden önce olamaz.');
    const engel = korumaEngeli(ben, await q.hedef(db, hedef)) ?? (await ayrilmaEngeli(db, kisi));
    if (engel !== null) return red(engel);
    const neden = AyrilmaNedeni.trim();
    const simdiAyrilir = CikisTarihi <= istanbulGunu(simdi);
    const Surum = simdiAyrilir
      ? await ayir(ctx, kisi, CikisTarihi, neden)
      : (await q.kisiDegistir(db, hedef, { cikis_tarihi: CikisTarihi, ayrilma_nedeni: neden })).Surum;
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, {
      tur: 'personelAyril',
      id: hedef,
      eski: { Aktif: true, CikisTarihi: kisi.CikisTarihi },
      yeni: { Aktif: !simdiAyrilir, CikisTarihi },
    });
    return { durum: true, Aktif: !simdiAyrilir, Surum };
  },

  async personelGeriAl(ctx, { Id }) {
    const { db, ben } = ctx;
    const hedef = await kartSahibi(db, ben, Id);
    const kendi = kendiEngeli(ben, hedef);
    if (kendi !== null) return red(kendi);
    const departmanId = (await q.kart(db, hedef)).DepartmanId;
    const departman = await q.departmanTut(db, departmanId);
    const kisi = await q.kartKilitle(db, hedef);
    if (kisi.Anonim) return red('Bu kişinin bilgileri saklama süresi dolduğu için silinmiştir; geri alınamaz.');
    if (kisi.CikisTarihi === null && kisi.Aktif) return red('Bu kişi zaten çalışıyor.');
    const engel = korumaEngeli(ben, await q.hedef(db, hedef));
    if (engel !== null) return red(engel);
    if (departman === null || kisi.DepartmanId !== departmanId)
      return red('Kişinin departmanı silinmiş. Önce kartından başka bir departman seçiniz.');
    const { Surum } = await q.kisiDegistir(db, hedef, { aktif: true, cikis_tarihi: null, ayrilma_nedeni: null });
    await hareketDenetle(ctx, ben.Id, KISI_HAREKETLERI, {
      tur: 'personelGeriAl',
      id: hedef,
      eski: { Aktif: kisi.Aktif, CikisTarihi: kisi.CikisTarihi },
      yeni: { Aktif: true },
    });
    ctx.yayinla({ tur: 'mola', departmanId, kisiId: hedef });
    return { durum: true, Surum };
  },

  async personelAktarDuzenleri({ db }) {
    return { durum: true, duzenler: await tabloDuzenleri(db, 'personel') };
  },

  async personelAktarDene(ctx, { kayitlar }) {
    return { durum: true, sonuclar: await aktarimiDene(ctx, kayitlar) };
  },

  personelAktar: {
    async hazirla(once, { kayitlar, hatalilariAtla, duzen }) {
      const ozetler = await parolaOzetleri(once, kayitlar);
      return async (ctx) => {
        const aktarim = await aktar(ctx, kayitlar, ozetler);
        const [ilk] = aktarim.hatali;
        if (ilk && hatalilariAtla !== 1)
          return red(
            `${aktarim.hatali.length} satır hatalı; hiçbir satır yazılmadı. ${ilk.Satir}. satır: ${ilk.Mesajlar[0]}`,
          );
        await aktarim.yaz();
        if (duzen !== undefined) await tabloDuzeniSakla(ctx.db, 'personel', duzen, ctx.simdi);
        return { durum: true, ...aktarim.sayilar };
      };
    },
  },
};
