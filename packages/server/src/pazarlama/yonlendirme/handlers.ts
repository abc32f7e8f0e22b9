import { adayAcik } from '@masabasi/core/pazarlama/aday/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { yonlendirme as contract } from '@masabasi/core/pazarlama/yonlendirme/contract';
import { YONLENDIRME_LISTESI } from '@masabasi/core/pazarlama/yonlendirme/liste';
import {
  kararHatasi,
  onerileri,
  YONLENDIRME_DURUM_ADLARI,
  YONLENDIRME_SURECI,
  yonlendirmeHatalari,
} from '@masabasi/core/pazarlama/yonlendirme/rules';
import { degisti as adayDegisti, degistirilecek, degistir as adayDegistir, kart as adayKarti } from '../aday/api.ts';
import { liste as departmanlar } from '../../kisi/departman/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { tabbedAnswer } from '../../platform/list/liste.ts';
import { calisanlar } from '../../musteri/proje/api.ts';
import { gecir } from '../../platform/process/surec.ts';
import { haberVer } from './kayit.ts';
import * as q from './queries.ts';
import { found } from '../../platform/http/errors.ts';

export const yonlendirme: Handlers<typeof contract> = {
  async getYonlendirmeList(ctx, sorgu) {
    return tabbedAnswer(ctx.db, YONLENDIRME_LISTESI, q.yonlendirmeKaynagi(ctx, ctx.simdi), sorgu);
  },

  async yonlendirmeOnerileri(ctx, { AdayId }) {
    const { db, ben } = ctx;
    const a = found(await adayKarti(db, AdayId, ctx), 'Aday');
    const [kisiler, bolumler] = await Promise.all([calisanlar(db, a.ProjeId), departmanlar(db)]);
    const digerleri = kisiler.map((k) => k.Id).filter((id) => id !== ben.Id && id !== a.SahipId);
    const adaylar = await q.oneriAdaylari(db, digerleri, { projeId: a.ProjeId, musteriId: a.MusteriId });
    return {
      durum: true,
      oneriler: onerileri(adaylar, a.Il),
      departmanlar: bolumler.map(({ Id, Ad }) => ({ Id, Ad })),
    };
  },

  async yonlendirmeKaydet(ctx, { AdayId, Surum, ...f }) {
    const { db, ben, simdi } = ctx;
    const a = await degistirilecek(ctx, { Id: AdayId, Surum });
    if (!adayAcik(a.AsamaAnahtar)) return red('Bu aday kapanmış; yönlendirilmez.');
    if (await q.bekleyenVar(db, AdayId))
      return red('Bu aday yönlendirilmiş; önce kararı bekleyiniz ya da geri alınız.');
    const [hata] = Object.values(yonlendirmeHatalari(f, simdi));
    if (hata !== undefined) return red(hata);
    const kisiler = (await calisanlar(db, a.ProjeId)).map((k) => k.Id);
    const alicilar =
      f.HedefDepartmanId === null
        ? kisiler.filter((k) => k === f.HedefKisiId)
        : await q.departmandakiler(db, f.HedefDepartmanId, kisiler);
    if (f.HedefKisiId !== null && f.HedefKisiId === a.SahipId) return red('Aday zaten bu kişide.');
    if (alicilar.length === 0)
      return red(
        f.HedefDepartmanId === null
          ? 'Seçtiğiniz kişi bu ürünle çalışmıyor.'
          : 'Seçtiğiniz departmanda bu ürünle çalışan kimse yok.',
      );
    const Id = await q.ekle(db, {
      aday_id: AdayId,
      gonderen_id: ben.Id,
      hedef_kisi_id: f.HedefKisiId,
      hedef_departman_id: f.HedefDepartmanId,
      neden: f.Neden.trim(),
      termin: f.Termin,
      acilis_zamani: simdi,
    });
    await ctx.denetle({
      eylem: 'yonlendirmeKaydet',
      nesne: 'yonlendirme',
      nesneId: Id,
      yeni: { AdayId, HedefKisiId: f.HedefKisiId, HedefDepartmanId: f.HedefDepartmanId },
    });
    const digerleri = alicilar.filter((k) => k !== ben.Id);
    await haberVer(ctx, digerleri, {
      baslik: `Size bir aday yönlendirildi: ${a.Musteri}`,
      metin: `${f.Neden.trim()} Son karar günü ${tarihYaz(f.Termin)}.`,
      sekme: 'bana',
    });
    return { durum: true, Id };
  },

  async yonlendirmeKarar(ctx, { Id, Surum, Durum, Aciklama }) {
    const { db, ben, simdi } = ctx;
    const y = found(await q.kilitle(db, Id, ctx, simdi), 'Yönlendirme', Surum);
    const cagiran = { alici: y.Alici, gonderen: y.Gonderdim };
    const engel = gecisEngeli(YONLENDIRME_SURECI, y, Durum, cagiran, (d) => YONLENDIRME_DURUM_ADLARI[d]);
    if (engel !== null) return red(engel);
    if (Durum === 'kabul' && !y.AdayAcik) return red('Bu aday kapanmış; kabul edilmez.');
    const hata = kararHatasi(Durum, Aciklama);
    if (hata !== null) return red(hata);
    const sonuc = await gecir(db, YONLENDIRME_SURECI, {
      tablo: 'yonlendirme',
      id: Id,
      kayit: y,
      nereye: Durum,
      cagiran,
      degisen: { karar_veren_id: ben.Id, karar_zamani: simdi, karar_aciklama: Aciklama.trim() },
      yaz: (satir) => Promise.resolve({ durum: true as const, Id: satir.id, Surum: satir.surum }),
    });
    if (Durum === 'kabul') {
      const satir = await adayDegistir(db, y.AdayId, { sahip_id: ben.Id });
      await adayDegisti(ctx, satir, { eylem: 'yonlendirmeKarar', tur: 'yonlendirme', aciklama: y.Neden });
    }
    await ctx.denetle({ eylem: 'yonlendirmeKarar', nesne: 'yonlendirme', nesneId: Id, yeni: { Durum } });
    if (Durum !== 'geri' && y.GonderenId !== ben.Id)
      await haberVer(ctx, [y.GonderenId], {
        baslik: `Yönlendirdiğiniz aday: ${YONLENDIRME_DURUM_ADLARI[Durum]}, ${y.Musteri}`,
        metin: Aciklama.trim(),
        sekme: 'gonderdigim',
      });
    return sonuc;
  },
};
