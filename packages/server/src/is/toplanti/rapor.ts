import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { gunEkle, istanbulAni } from '@masabasi/core/platform/time/tarih';
import type { ToplantiListesi } from '@masabasi/core/is/toplanti/liste';
import type { ToplantiSekmesi } from '@masabasi/core/is/toplanti/rules';
import { type RawBuilder, sql } from 'kysely';
import { dizinSirasi, icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { gorulen, type Okuyan, SATIR, SATIR_TABLOLARI } from './queries.ts';

/** The list of meetings: tabs, pages, counts. */

/** The filter of each tab at this moment. `t` is a meeting. */
const sekmeler = (kisi: number, simdi: Date): Readonly<Record<ToplantiSekmesi, RawBuilder<unknown>>> => ({
  // Meetings that this person organises, writes the minutes of, or is invited to.
  benim: sql`(t.duzenleyen_id = ${kisi} or t.raportor_id = ${kisi}
    or t.id in (select toplanti_id from toplanti_katilimci where kisi_id = ${kisi}))`,
  yaklasan: sql`t.durum in ('planlandi', 'yapiliyor') and t.baslama_zamani >= ${simdi}::timestamptz - interval '12 hours'
    and t.bitis_zamani >= ${simdi}::timestamptz`,
  onaysiz: sql`t.durum = 'yapildi'`,
  acikKarar: sql`t.id in (select toplanti_id from toplanti_karar where durum = 'acik')`,
  hepsi: sql`true`,
});

/** The list of meetings within the person's scope. */
export const toplantiKaynagi = (kim: Okuyan, simdi: Date): Kaynak<ToplantiListesi> => ({
  takma: 't',
  kayitlar: sql`toplanti`,
  anahtar: sql`t.id`,
  kapsam: gorulen(kim),
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`t.ara like ${icerenKalip(k)}`),
  suzgecler: {
    ToplantiTurId: (tur) => sql`t.toplanti_tur_id = ${tur}`,
    Durum: (durum) => sql`t.durum = ${durum}`,
    ProjeId: (proje) => sql`t.proje_id = ${proje}`,
    OdaId: (oda) => sql`t.oda_id = ${oda}`,
    tarih: (gun) => sql`t.baslama_zamani >= ${new Date(istanbulAni(gun))}`,
    tarih2: (gun) => sql`t.baslama_zamani < ${new Date(istanbulAni(gunEkle(gun, 1)))}`,
    sekme: (sekme) => sekmeler(kim.ben.Id, simdi)[sekme],
  },
  siralar: {
    No: sira(sql`t.id`),
    Konu: metinSirasi(sql`t.konu`),
    ToplantiTur: metinSirasi(sql`(select tu.ad from tanim tu where tu.id = t.toplanti_tur_id)`),
    Baslama_Zamani: dizinSirasi(sql`t.baslama_zamani`),
    Duzenleyen: metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = t.duzenleyen_id)`),
    Durum: metinSirasi(sql`coalesce(
      (select du.ad from tanim du where du.liste = 'toplantiDurum' and du.anahtar = t.durum), t.durum)`),
    Katilimci: sira(sql`(select count(*) from toplanti_katilimci kk where kk.toplanti_id = t.id)`),
    AcikKarar: sira(sql`(select count(*) from toplanti_karar kr where kr.toplanti_id = t.id and kr.durum = 'acik')`),
  },
  sutunlar: SATIR,
  tablolar: sql`join toplanti t on t.id = x.id ${SATIR_TABLOLARI(kim)}`,
});
