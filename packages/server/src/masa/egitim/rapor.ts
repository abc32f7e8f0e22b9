import type { EgitimListesi } from '@masabasi/core/masa/egitim/liste';
import type { EgitimSekmesi } from '@masabasi/core/masa/egitim/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { gunEkle, istanbulAni, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { type RawBuilder, sql } from 'kysely';
import type { UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { musteriAdinda } from '../../musteri/musteri/api.ts';
import { kapsamda, SATIR, SATIR_TABLOLARI } from './queries.ts';

/** The list of trainings: its tabs, its pages, its counts. */

/** Conditions of the list's tabs at this moment; `e` is a training. */
function sekmeler(simdi: Date): Readonly<Record<EgitimSekmesi, RawBuilder<unknown>>> {
  const bugun = istanbulGunu(simdi);
  const basi = new Date(istanbulAni(bugun));
  const sonu = new Date(istanbulAni(gunEkle(bugun, 1)));
  return {
    hepsi: sql`true`,
    bugun: sql`e.durum in ('planlandi', 'yapildi', 'gelmedi') and e.planlanan_baslama >= ${basi}::timestamptz
      and e.planlanan_baslama < ${sonu}::timestamptz`,
    planli: sql`e.durum = 'planlandi' and e.planlanan_bitis >= ${simdi}::timestamptz`,
    bekleyen: sql`e.durum in ('talep', 'ertelendi')`,
    sonuc: sql`e.durum = 'planlandi' and e.planlanan_bitis < ${simdi}::timestamptz`,
    yapilan: sql`e.durum = 'yapildi'`,
    kapanan: sql`e.durum in ('gelmedi', 'tekrar', 'iptal')`,
  };
}

const MUSTERI = sql`(select m.gorunen_ad from musteri m where m.id = e.musteri_id)`;

/** The list of trainings for a reader with these products; of one customer, or of all. */
export const egitimKaynagi = (
  projelist: UrunKapsami,
  simdi: Date,
  musteriId: number | null,
): Kaynak<EgitimListesi> => ({
  takma: 'e',
  kayitlar: sql`egitim`,
  anahtar: sql`e.id`,
  kapsam: musteriId === null ? kapsamda(projelist) : sql`e.musteri_id = ${musteriId} and ${kapsamda(projelist)}`,
  kelimeler: (ara) => aramaParcalari(ara).map((k) => musteriAdinda(sql`e.musteri_id`, k)),
  suzgecler: {
    ProjeId: (proje) => sql`e.proje_id = ${proje}`,
    EgitimTurId: (tur) => sql`e.egitim_tur_id = ${tur}`,
    Durum: (durum) => sql`e.durum = ${durum}`,
    EgitmenId: (egitmen) => sql`e.egitmen_id = ${egitmen}`,
    Ilk: (gun) => sql`e.planlanan_baslama >= ${new Date(istanbulAni(gun))}`,
    Son: (gun) => sql`e.planlanan_baslama < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    sekme: (sekme) => sekmeler(simdi)[sekme],
  },
  siralar: {
    Planlanan_Baslama: bosSonda(sira(sql`e.planlanan_baslama`)),
    Musteri: metinSirasi(MUSTERI),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = e.proje_id)`),
    EgitimTur: metinSirasi(sql`(select t.ad from tanim t where t.id = e.egitim_tur_id)`),
    Egitmen: bosSonda(metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = e.egitmen_id)`)),
    Durum: metinSirasi(sql`coalesce(
      (select t.ad from tanim t where t.liste = 'egitimDurum' and t.anahtar = e.durum), e.durum)`),
  },
  sutunlar: SATIR,
  tablolar: sql`join egitim e on e.id = x.id ${SATIR_TABLOLARI}`,
});
