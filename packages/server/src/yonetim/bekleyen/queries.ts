import type { BekleyenSatiri } from '@masabasi/core/yonetim/bekleyen/contract';
import { EN_COK_BEKLEYEN } from '@masabasi/core/yonetim/bekleyen/rules';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { sql } from 'kysely';
import { DURUM_SATIRI as ANALIZ_DURUMU, kapsamda as analizKapsami } from '../../is/analiz/api.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import { ACIK, gecikti, kapsamda as gorevKapsami } from '../../is/gorev/api.ts';
import { type Ben, type UrunKapsami, yetkiVar } from '../../platform/http/access.ts';
import { endOfDay, firstWaiting } from '../../platform/list/waiting.ts';
import type { BekleyenKayit, BekleyenKayitlar } from '../../room.ts';

interface Bekleyen {
  readonly ben: Ben;
  readonly urunler: UrunKapsami;
  readonly simdi: Date;
}

/** Reason that a task `g` waits for a person. Null: it does not wait. */
const gorevNedeni = (kisi: number) => sql`case
  when g.durum in ('planlandi', 'gelistirmede', 'testred') and g.atanan_id = ${kisi} then 'atanan'
  when g.durum in ('testbekliyor', 'testte') and g.testci_id = ${kisi} then 'test' end`;

/** The same for an analysis `a`. Nobody decides about their own analysis. */
const analizNedeni = (ben: Ben) => sql`case
  when a.durum in ('analizbekliyor', 'analizde', 'revize') and a.analist_id = ${ben.Id} then 'atanan'
  when ${yetkiVar(ben, YETKI.kabulVer)} and a.durum = 'kabulbekliyor' and a.analist_id <> ${ben.Id} then 'kabul' end`;

/** Tasks and analyses that wait for a person, with their reason. */
const bekleyenler = ({ ben, urunler }: Bekleyen) => sql`
  select 'gorev' as tur, g.id, ${gorevNedeni(ben.Id)} as neden from gorev g
  where (g.atanan_id = ${ben.Id} or g.testci_id = ${ben.Id}) and ${gorevKapsami(urunler)} and ${gorevNedeni(ben.Id)} is not null
  union all
  select 'gorev', g.id, 'soru' from gorev_soru s join gorev g on g.id = s.gorev_id
  where s.kisi_id = ${ben.Id} and ${ACIK} and ${gorevKapsami(urunler)}
  union all
  select 'analiz', a.id, ${analizNedeni(ben)} from analiz a
  where a.durum in ('analizbekliyor', 'analizde', 'revize', 'kabulbekliyor') and ${analizKapsami(urunler)}
    and ${analizNedeni(ben)} is not null`;

/** Work to do on a waiting item, for the home page. */
const BEKLENEN = { atanan: 'size atandı', kabul: 'kararınız', soru: 'yanıtınız', test: 'testiniz' } as const;

interface IlkBekleyen extends Pick<BekleyenKayit, 'No' | 'Kim' | 'Konu'> {
  readonly tur: 'analiz' | 'gorev';
  readonly neden: keyof typeof BEKLENEN;
}
/** The same by urgency: a task is due with the last day of its term. */
export const ilkBekleyenler = (db: Db, b: Bekleyen, enCok: number): Promise<BekleyenKayitlar> =>
  firstWaiting<IlkBekleyen>(
    db,
    {
      from: sql`(select y.tur, y.neden, y.id, g.termin, coalesce(g.son_hareket, a.son_hareket) as son_hareket
        from (${bekleyenler(b)}) y left join gorev g on y.tur = 'gorev' and g.id = y.id
          left join analiz a on y.tur = 'analiz' and a.id = y.id) w`,
      id: sql`w.id`,
      due: endOfDay(sql`w.termin`),
      since: sql`w.son_hareket`,
      keys: sql`w.tur, w.neden`,
      joins: sql`left join gorev g on x.tur = 'gorev' and g.id = x.id
        left join analiz a on x.tur = 'analiz' and a.id = x.id
        join proje p on p.id = coalesce(g.proje_id, a.proje_id)`,
      columns: sql`x.tur, x.neden, coalesce(g.no, a.no) as "No", coalesce(g.baslik, a.baslik) as "Kim", p.ad as "Konu"`,
    },
    enCok,
    ({ Id, Termin, Zaman, No, Kim, Konu, tur, neden }) => ({
      Id,
      Termin,
      Zaman,
      No,
      Kim,
      Konu: `${Konu}, ${BEKLENEN[neden]}`,
      Eylem: neden === 'kabul' ? 'karar' : 'ac',
      Yol: `${SAYFA.bekleyenler[0]}?${tur === 'gorev' ? 'is' : 'analiz'}=${Id}`,
    }),
  );

/** Waiting items: late ones first, then urgent ones, then the longest waiting. */
export const liste = (db: Db, b: Bekleyen): Promise<BekleyenSatiri[]> =>
  read(db).rows(sql<BekleyenSatiri>`
    with x as materialized (${bekleyenler(b)}), y as (
      select x.tur, x.neden, g.id, g.no, g.baslik, g.proje_id, g.aciliyet_id, coalesce(du.ad, g.durum) as durum, du.renk,
        g.termin, ${gecikti(b.simdi)} as gecikti, g.engel, g.son_hareket
      from x join gorev g on g.id = x.id left join tanim du on du.liste = 'surecDurum' and du.anahtar = g.durum
      where x.tur = 'gorev'
      union all
      select x.tur, x.neden, a.id, a.no, a.baslik, a.proje_id, a.aciliyet_id, coalesce(du.ad, a.durum), du.renk, null, false,
        null, a.son_hareket
      from x join analiz a on a.id = x.id ${ANALIZ_DURUMU}
      where x.tur = 'analiz')
    select y.tur as "Tur", y.id as "Id", y.no as "No", y.baslik as "Baslik", p.ad as "Proje", y.neden as "Neden",
      y.durum as "Durum", y.renk as "DurumRenk", ac.ad as "Aciliyet", ac.renk as "AciliyetRenk", y.termin as "Termin",
      y.gecikti as "Gecikti", y.engel as "Engel", y.son_hareket as "SonHareket"
    from y join proje p on p.id = y.proje_id join tanim ac on ac.id = y.aciliyet_id
    order by y.gecikti desc, ac.sira desc, y.son_hareket, y.tur, y.id, y.neden limit ${EN_COK_BEKLEYEN}`);
