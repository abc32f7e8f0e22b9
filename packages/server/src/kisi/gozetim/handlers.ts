import type { gozetim as contract } from '@masabasi/core/kisi/gozetim/contract';
import {
  BAKILAN_EN_COK,
  bakisHatasi,
  METIN,
  SIKAYET_DURUM_ADLARI,
  SIKAYET_SURECI,
} from '@masabasi/core/kisi/gozetim/rules';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { bildir, halledildi, mesajDegisti } from '../../platform/bildirim/api.ts';
import { type Handlers, red } from '../../platform/http/context.ts';
import { kayitYok, surumEski, found } from '../../platform/http/errors.ts';
import { gecir } from '../../platform/process/surec.ts';
import { mesajGeriAl, YAZISMA_SIKAYETI } from '../yazisma/api.ts';
import { YAZISMA_GOZETIMI } from './bildirim.ts';
import * as q from './queries.ts';

export const gozetim: Handlers<typeof contract> = {
  async sikayetListesi({ db }) {
    return { durum: true, sikayetler: await q.sikayetler(db) };
  },

  async sikayetKarari(ctx, { Id, Surum, Durum, Karar }) {
    const { db, ben, simdi } = ctx;
    const s = found(await q.kilitle(db, Id), 'Bildirim');
    if (s.Surum !== Surum) throw surumEski();
    const engel = gecisEngeli(SIKAYET_SURECI, s, Durum, ben, (d) => SIKAYET_DURUM_ADLARI[d]);
    if (engel !== null) return red(engel);
    return gecir(db, SIKAYET_SURECI, {
      tablo: 'mesaj_sikayeti',
      id: Id,
      kayit: s,
      nereye: Durum,
      cagiran: ben,
      degisen: { karar: Karar.trim(), karar_veren_id: ben.Id, karar_zamani: simdi },
      yaz: async (satir) => {
        if (Durum === 'uygunsuz') {
          await mesajGeriAl(db, s.mesajId, simdi);
          await mesajDegisti(ctx, s.mesajId);
          for (const kisiId of await q.katilanlar(db, s.KonusmaId)) ctx.yayinla({ tur: 'yazisma', kisiId });
        }
        await ctx.denetle({
          eylem: 'sikayetKarari',
          nesne: 'mesaj_sikayeti',
          nesneId: Id,
          eski: { DurumAnahtar: s.DurumAnahtar },
          yeni: { DurumAnahtar: Durum },
        });
        await halledildi(ctx, YAZISMA_SIKAYETI, { kayit: Id });
        await bildir(ctx, YAZISMA_GOZETIMI, {
          kisiler: [s.BildirenId],
          baslik: `Bildirdiğiniz mesaj: ${SIKAYET_DURUM_ADLARI[Durum]}`,
          metin: Karar.trim(),
        });
        return { durum: true as const, Surum: satir.surum };
      },
    });
  },

  // The list of a person's conversations is a look, too.
  async bakilacaklar(ctx, { KisiId }) {
    if (!(await q.kisiVar(ctx.db, KisiId))) throw kayitYok('Çalışan');
    await ctx.denetle({ eylem: 'bakilacaklar', nesne: 'kisi', nesneId: KisiId });
    return { durum: true, konusmalar: await q.katildiklari(ctx.db, KisiId) };
  },

  async konusmaBak(ctx, istek) {
    const { db, ben, simdi } = ctx;
    const k = found(await q.konusmaVar(db, istek.KonusmaId, ben.Id), 'Konuşma');
    if (k.katilir) return red(METIN.katilan);
    const hata = bakisHatasi(istek);
    if (hata !== null) return red(hata);
    const Sebep = istek.Sebep.trim();
    const Id = await q.bakisEkle(db, { ...istek, Sebep }, ben.Id, simdi);
    await ctx.denetle({
      eylem: 'konusmaBak',
      nesne: 'konusma_bakisi',
      nesneId: Id,
      yeni: { KonusmaNo: istek.KonusmaId, BakisSebebi: Sebep, ilk: istek.Baslangic, son: istek.Bitis },
    });
    const katilanlar = await q.katilanlar(db, istek.KonusmaId);
    await bildir(ctx, YAZISMA_GOZETIMI, {
      kisiler: katilanlar,
      baslik: `Bir konuşmanıza bakıldı (${tarihYaz(istek.Baslangic)} – ${tarihYaz(istek.Bitis)})`,
      metin: Sebep,
      yol: `/personel/yazisma?konusma=${istek.KonusmaId}`,
    });
    for (const kisiId of katilanlar) ctx.yayinla({ tur: 'yazisma', kisiId });
    return { durum: true, Id };
  },

  async bakisOku({ db, ben, simdi }, { Id }) {
    const b = found(await q.bakis(db, Id, ben.Id, simdi), 'Bakış');
    if (!b.Acik) return red(METIN.bitti);
    const { konusmaId: _konusma, ...bakis } = b;
    const mesajlar = await q.bakilanlar(db, b);
    return {
      durum: true,
      bakis,
      mesajlar: mesajlar.slice(0, BAKILAN_EN_COK),
      devami: mesajlar.length > BAKILAN_EN_COK,
    };
  },

  async bakisListesi({ db, ben, simdi }) {
    return { durum: true, bakislar: await q.bakislar(db, ben.Id, simdi) };
  },
};
