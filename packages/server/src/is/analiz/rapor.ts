import type { AnalizListesi } from '@masabasi/core/is/analiz/liste';
import type { AnalizSekmesi } from '@masabasi/core/is/analiz/rules';
import { aramaParcalari } from '@masabasi/core/platform/search/aramaParcalari';
import { type RawBuilder, sql } from 'kysely';
import type { KisiId, UrunKapsami } from '../../platform/http/access.ts';
import { bosSonda, icerenKalip, type Kaynak, metinSirasi, sira } from '../../platform/list/liste.ts';
import { DURUM_SATIRI, ISTEYEN, kapsamda, SATIR, SATIR_TABLOLARI } from './queries.ts';

/** The list of analyses: tabs, pages, counts. */

/** The filter of each tab. `a` is an analysis. */
const sekmeler = (kisi: KisiId): Readonly<Record<AnalizSekmesi, RawBuilder<unknown>>> => ({
  benim: sql`a.analist_id = ${kisi} and a.durum not in ('red', 'planlandi', 'iptal')`,
  kabul: sql`a.durum = 'kabulbekliyor'`,
  bekleyen: sql`a.durum = 'analizbekliyor'`,
  ertelenen: sql`a.durum = 'ertelendi'`,
  hepsi: sql`true`,
});

/** The list of analyses of these products. */
export const analizKaynagi = (kisi: KisiId, projelist: UrunKapsami): Kaynak<AnalizListesi> => ({
  takma: 'a',
  kayitlar: sql`analiz`,
  anahtar: sql`a.id`,
  kapsam: kapsamda(projelist),
  kelimeler: (ara) => aramaParcalari(ara).map((k) => sql`a.ara like ${icerenKalip(k)}`),
  suzgecler: {
    ProjeId: (proje) => sql`a.proje_id = ${proje}`,
    Durum: (durum) => sql`a.durum = ${durum}`,
    AciliyetId: (aciliyet) => sql`a.aciliyet_id = ${aciliyet}`,
    AnalizTurId: (tur) => sql`a.analiz_tur_id = ${tur}`,
    AnalistId: (analist) => sql`a.analist_id = ${analist}`,
    sekme: (sekme) => sekmeler(kisi)[sekme],
  },
  siralar: {
    No: sira(sql`a.id`),
    Baslik: metinSirasi(sql`a.baslik`),
    Proje: metinSirasi(sql`(select p.ad from proje p where p.id = a.proje_id)`),
    Durum: metinSirasi(sql`(select coalesce(du.ad, a.durum) from (select) x ${DURUM_SATIRI})`),
    Aciliyet: metinSirasi(sql`(select t.ad from tanim t where t.id = a.aciliyet_id)`),
    Analist: bosSonda(metinSirasi(sql`(select k.gorunen_ad from kisi k where k.id = a.analist_id)`)),
    Efor: bosSonda(sira(sql`a.efor`)),
    Isteyen: sira(ISTEYEN),
    SonHareket: sira(sql`a.son_hareket`),
  },
  sutunlar: SATIR,
  tablolar: sql`join analiz a on a.id = x.id ${SATIR_TABLOLARI}`,
});
