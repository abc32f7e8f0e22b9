import type { izin as izinContract } from '@masabasi/core/izin/izin/contract';
import {
  IZINLI,
  METIN,
  disaAktarimAdi,
  gunSayisiYaz,
  aydakiPay,
  hesapMetni,
  izinEngeli,
  takvimAyari,
} from '@masabasi/core/izin/izin/rules';
import { gunEkle, istanbulGunu, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { yasalDeger } from '@masabasi/core/izin/hakedis/yasal';
import { kendiEngeli } from '@masabasi/core/platform/yetki/katalog';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { kisiOzeti, ozetler, yasalDegerler } from '../hakedis/api.ts';
import {
  type Ben,
  daralt,
  hassasGorur,
  kapsamdakiKisi,
  kapsamda,
  kapsar,
  sorumluOlarak,
  sorumlulukKapsami,
} from '../../platform/http/access.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { izinTablosu, sirketTablosu } from './excel.ts';
import { izniHesapla, izniGeriAl, izniKaldir, izniKaydet } from './kayit.ts';
import { izinFormu } from './pdf.ts';
import * as q from './queries.ts';
import { topluKaydet } from './toplu.ts';

/** An id without a row: a missing record is refused exactly like a forbidden one. */
const YOK = 0;

/** True if the caller may see hidden types of this person's leave (izin/izin/README.md). */
const turGorur = (ben: Ben, kisiId: number, departmanId: number): boolean =>
  kisiId === ben.Id || hassasGorur(ben, departmanId);

export const izin: Handlers<typeof izinContract> = {
  async personelizinlist(ctx) {
    const { db, hedef, ben } = ctx;
    const [{ ozet, DepartmanId }, izinler] = await Promise.all([
      kisiOzeti(db, hedef, istanbulGunu(ctx.simdi)),
      q.kisininIzinleri(db, hedef),
    ]);
    if (hedef !== ben.Id) await ctx.denetle({ eylem: 'personelizinlist', nesne: 'kisi', nesneId: hedef });
    return {
      durum: true,
      personelizin: ozet,
      izinlist: [...(await q.gorunenler(db, izinler, turGorur(ben, hedef, DepartmanId)))],
      duzenlenebilir: kapsar(sorumlulukKapsami(ben, YETKI.izinYonet), DepartmanId) && kendiEngeli(ben, hedef) === null,
    };
  },

  async izinKisileri({ db, ben, simdi, kapsam }) {
    const kosul = sql`k.aktif and ${kapsamda(kapsam)}`;
    const kisiler = await ozetler(db, kosul, istanbulGunu(simdi));
    return {
      durum: true,
      kisiler: kisiler.map(({ ozet, DepartmanId, Departman, izinTur, izinGizli }) => ({
        ...ozet,
        DepartmanId,
        Departman,
        izinTur: izinGizli && !turGorur(ben, ozet.Id, DepartmanId) ? IZINLI : izinTur,
      })),
    };
  },

  async izinkaydet(ctx, { izin: girdi, toplu, bolumler, bakiyeOnayi }) {
    const { db, ben, kapsam } = ctx;
    const onay = bakiyeOnayi === 1;
    if (toplu === 1) {
      const secilen = daralt(kapsam, bolumler ?? []);
      if (!kapsam.hepsi && (bolumler ?? []).length === 0)
        return red('Bütün çalışanlara izin girmek için yetkiniz yok; departman seçiniz.');
      const sonuc = await topluKaydet(ctx, secilen, girdi, onay);
      if (!sonuc.durum) return sonuc;
      const msg = sonuc.eklenen > 0 ? METIN.kayitEdildi : METIN.kayitEdilmedi;
      return { ...sonuc, msg, Id: null, uyarilar: [] };
    }
    const sahip = girdi.Id === 0 ? girdi.UserId : ((await q.izinSahibi(db, girdi.Id))?.kisi_id ?? YOK);
    const hedef = await kapsamdakiKisi(db, kapsam, sahip);
    const engel = kendiEngeli(ben, hedef);
    if (engel !== null) return red(engel);
    if (girdi.UserId !== hedef) {
      await kapsamdakiKisi(db, kapsam, girdi.UserId);
      return red(`${METIN.kayitEdilmedi}: izin başka bir kişiye aktarılamaz.`);
    }
    const sonuc = await izniKaydet(ctx, hedef, girdi, onay);
    return sonuc.durum
      ? { ...sonuc, msg: METIN.kayitEdildi, eklenen: girdi.Id === 0 ? 1 : 0, Idler: [], atlanan: [] }
      : sonuc;
  },

  async izinHesapla({ db, ben }, girdi) {
    const ayar = takvimAyari(girdi.Tatil_Gunleri ?? (await q.izinKarti(db, ben.Id)).Tatil_Gunleri);
    const { tur, sure } = await izniHesapla(db, { ...girdi, Tatil_Gunleri: ayar });
    // Only the dates are checked here. A sample hour replaces the hours still to be typed.
    const tarihler = { Baslangic: girdi.Baslangic, Bitis: girdi.Bitis };
    const engel = izinEngeli({ Tur: tur?.Id ?? 1, ...tarihler, KullanilanGun: 0, KullanilanSaat: 1 });
    if (engel !== null || sure === null) return red(engel ?? METIN.baslangicSecin);
    return {
      durum: true,
      KullanilanGun: sure.KullanilanGun,
      KullanilanSaat: sure.KullanilanSaat,
      Resmi_Gun_Sayisi: sure.Resmi_Gun_Sayisi,
      Hesap: hesapMetni(sure),
    };
  },

  async izinsil(ctx, { Id }) {
    const sahip = await q.izinSahibi(ctx.db, Id);
    const hedef = await kapsamdakiKisi(ctx.db, ctx.kapsam, sahip?.kisi_id ?? YOK);
    const engel = kendiEngeli(ctx.ben, hedef);
    if (engel !== null) return red(engel);
    return (await izniKaldir(ctx, hedef, Id)) ? { durum: true, msg: METIN.silindi } : red(METIN.silinemedi);
  },

  async izinSilGeriAl(ctx, { Id }) {
    const sahip = await q.izinSahibi(ctx.db, Id);
    const hedef = await kapsamdakiKisi(ctx.db, ctx.kapsam, sahip?.kisi_id ?? YOK);
    const engel = kendiEngeli(ctx.ben, hedef) ?? (await izniGeriAl(ctx, hedef, Id));
    return engel === null ? { durum: true } : red(engel);
  },

  async izinTopluGeriAl(ctx, { Idler }) {
    const { db, ben, kapsam } = ctx;
    const idler = [...new Set(Idler)];
    const bulunan = await q.geriAlinabilenler(db, idler, ben.Id);
    let kaldirilan = 0;
    // Same order of locks as in a bulk entry.
    for (const { Id, UserId, DepartmanId } of bulunan) {
      if (!kapsar(kapsam, DepartmanId) || kendiEngeli(ben, UserId) !== null) continue;
      if (await izniKaldir(ctx, await kapsamdakiKisi(db, kapsam, UserId), Id)) kaldirilan += 1;
    }
    if (kaldirilan === 0) return red('Geri alınacak izin kalmamış: silinmiş ya da sonradan değiştirilmiş.');
    await ctx.denetle({ eylem: 'izinTopluGeriAl', nesne: 'izin', yeni: { izinler: idler } });
    return { durum: true, kaldirilan, kalan: idler.length - kaldirilan };
  },

  async izinSirketAktar(ctx, { ay }) {
    const { db, ben, simdi, kapsam } = ctx;
    const bugun = istanbulGunu(simdi);
    const kosul = sql`k.aktif and ${kapsamda(kapsam)}`;
    const ilk = `${ay}-01`;
    const sonraki = `${gunEkle(ilk, 31).slice(0, 7)}-01`;
    const [kisiler, yilSonu, turler, tatiller] = await Promise.all([
      ozetler(db, kosul, bugun),
      ozetler(db, kosul, bugun, `${bugun.slice(0, 4)}-12-31`),
      q.izinTurleri(db),
      q.tatiller(db),
    ]);
    const kisi = new Map(kisiler.map((k) => [k.ozet.Id, k]));
    const ham = await q.yakindakiler(db, [...kisi.keys()], ilk, gunEkle(sonraki, -1));
    const gizliler = await q.gizliTurler(db);
    const izinler = ham.flatMap((r) => {
      const tur = turler.find((t) => t.Id === r.Tur)!;
      const pay = aydakiPay(r, ilk, sonraki, { takvimGunu: tur.TakvimGunu, tatiller });
      if (pay === null) return [];
      const { ozet, Departman, DepartmanId } = kisi.get(r.UserId)!;
      const gorur = turGorur(ben, r.UserId, DepartmanId);
      const [gorunen = r] = q.kesilmis([r], gorur ? new Set() : gizliler);
      return [{ ...gorunen, ...pay, Ad: ozet.Ad, Departman, Ucretli: gorunen.Tur === r.Tur ? tur.Ucretli : null }];
    });
    const bakiyeler = kisiler.map(({ ozet, Departman }, i) => ({
      ...ozet,
      Departman,
      Devreden: yilSonu[i]!.ozet.KalanGun,
    }));
    const dosya = await sirketTablosu(ay, bakiyeler, izinler);
    await ctx.denetle({ eylem: 'izinSirketAktar', nesne: 'izin' });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `Izin Bordro ${ay}.xlsx` };
  },

  async izinGecmisi(ctx, { Id }) {
    const { db, kapsam } = ctx;
    const sahip = await q.izinSahibi(db, Id);
    const hedef = await kapsamdakiKisi(db, kapsam, sahip?.kisi_id ?? YOK);
    if (hedef !== ctx.ben.Id) await ctx.denetle({ eylem: 'izinGecmisi', nesne: 'izin', nesneId: Id });
    const gecmis = await q.izinGecmisi(db, Id);
    const gorur = turGorur(ctx.ben, hedef, await q.kisiDepartmani(db, hedef));
    const kayitlar = await q.gorunenler(
      db,
      gecmis.map((g) => g.Kayit),
      gorur,
    );
    return { durum: true, gecmis: gecmis.map((g, i) => ({ ...g, Kayit: kayitlar[i]! })) };
  },

  async silinenIzinler(ctx) {
    const { db, hedef, ben } = ctx;
    if (hedef !== ben.Id) await ctx.denetle({ eylem: 'silinenIzinler', nesne: 'kisi', nesneId: hedef });
    const gorur = turGorur(ben, hedef, await q.kisiDepartmani(db, hedef));
    return { durum: true, izinlist: [...(await q.gorunenler(db, await q.silinenIzinler(db, hedef), gorur))] };
  },

  async izinGerekli({ db, simdi }) {
    const [tatiller, turler, yasal] = await Promise.all([q.tatiller(db), q.izinTurleri(db), yasalDegerler(db)]);
    const bugun = istanbulGunu(simdi);
    return {
      durum: true,
      izintur: turler.flatMap(({ aktif, Yasal, Ucretli: _ucretli, ...t }) => {
        const VarsayilanGun = Yasal === null ? t.VarsayilanGun : yasalDeger(yasal, Yasal, bugun);
        return aktif ? [{ ...t, VarsayilanGun }] : [];
      }),
      HaftalikSaat: yasalDeger(yasal, 'haftalikSaat', bugun),
      tatiller: tatiller.map((t) => ({ ...t, GunSayi: gunSayisiYaz(t.GunSayi) })),
    };
  },

  async print_izin_talep(ctx, { izin_id }) {
    const { db, ben, simdi } = ctx;
    const sahip = await q.izinSahibi(db, izin_id);
    const kisiId = await sorumluOlarak(db, ben, sahip && !sahip.silindi ? sahip.kisi_id : YOK, YETKI.izinYonet);
    const [satir] = await q.izinler(db, [izin_id]);
    if (!satir) return red(METIN.kayitYok);
    const { sure, tur } = await izniHesapla(db, {
      ...satir,
      Tatil_Gunleri: takvimAyari(satir.Tatil_Gunleri),
    });
    const { ozet, DepartmanId } = await kisiOzeti(db, kisiId, istanbulGunu(simdi));
    const [gorunen = satir] = await q.gorunenler(db, [satir], turGorur(ben, kisiId, DepartmanId));
    await ctx.denetle({ eylem: 'print_izin_talep', nesne: 'izin', nesneId: izin_id });
    const pdf = await izinFormu({
      kisi: await q.formKisisi(db, kisiId),
      ozet,
      izin: gorunen,
      hesap: sure ? hesapMetni(sure) : '',
      yillik: tur?.Yillik ?? false,
      simdi,
    });
    // Some systems forbid colons in file names.
    return {
      durum: true,
      basefile: pdf.toString('base64'),
      dosyaAdi: `izin_talep ${zamanYaz(simdi).replace(':', '.')}.pdf`,
    };
  },

  async izinAktar(ctx) {
    const { db, ben, hedef, simdi } = ctx;
    const bugun = istanbulGunu(simdi);
    const { ozet, DepartmanId } = await kisiOzeti(db, hedef, bugun);
    const satirlar = await q.gorunenler(db, await q.kisininIzinleri(db, hedef), turGorur(ben, hedef, DepartmanId));
    const dosya = await izinTablosu(ozet, satirlar);
    await ctx.denetle({ eylem: 'izinAktar', nesne: 'kisi', nesneId: hedef });
    return { durum: true, basefile: dosya.toString('base64'), dosyaAdi: `${disaAktarimAdi(ozet.Ad, bugun)}.xlsx` };
  },
};
