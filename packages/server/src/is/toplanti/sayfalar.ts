import { istanbulGunu, istanbulSaati, uzunTarihYaz } from '@masabasi/core/platform/time/tarih';
import { DAVET_DURUMLARI, type DavetYaniti, YANITLAR } from '@masabasi/core/is/toplanti/rules';
import { TEKRARLAR } from '@masabasi/core/is/toplanti/tekrar';
import { sql } from 'kysely';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { Db } from '../../platform/db/connect.ts';
import { read } from '../../platform/db/read.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../../platform/http/publicPages.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { yanitla } from './kayit.ts';
import * as q from './queries.ts';
import { kodOzeti } from './yazi.ts';

/**
 * The page for the answer of an invited person. It needs no sign-in and no script, and a look answers nothing
 * before a button is pressed.
 */

const YOL = '/davet';
const YOK = 'Bu davet bağlantısı geçerli değil; toplantı yapılmış ya da iptal edilmiş olabilir.';
const DUGMELER: Readonly<Record<DavetYaniti, string>> = {
  katilacak: 'Katılacağım',
  belki: 'Belki',
  katilmayacak: 'Katılmayacağım',
};
const KOD = /^[\w-]{43}$/;

interface Davet {
  readonly id: number;
  readonly toplanti_id: number;
  readonly ad: string;
  readonly eposta: string;
  readonly davet_durum: keyof typeof DAVET_DURUMLARI;
  readonly konu: string;
  readonly bas: string;
  readonly bit: string;
  readonly yer: string;
  readonly link: string | null;
  readonly duzenleyen: string;
  readonly tekrar_kural: keyof typeof TEKRARLAR | null;
  readonly bas_id: number;
  readonly gundem: readonly { Metin: string }[];
}

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? 'Toplantı';

async function yok(db: Db): Promise<AcikYanit> {
  const govde = `<p class="uyari">${YOK}</p>`;
  return { durum: 404, html: acikSayfa({ baslik: 'Davet Bulunamadı', sirket: await sirketi(db), govde }) };
}

/** The invitation behind a secret, as long as it accepts an answer. */
async function bul(db: Db, kod: string, simdi: Date): Promise<Davet | null> {
  if (!KOD.test(kod)) return null;
  return read(db).first(sql<Davet>`
    select kk.id, kk.toplanti_id, kk.ad, kk.eposta, kk.davet_durum, t.konu, t.baslama_zamani as bas, t.bitis_zamani as bit,
      concat_ws(', ', (select o.ad from toplanti_oda o where o.id = t.oda_id), nullif(t.yer, '')) as yer, t.link,
      k.gorunen_ad as duzenleyen, t.tekrar_kural, coalesce(t.ust_id, t.id) as bas_id, t.gundem
    from toplanti_katilimci kk join toplanti t on t.id = kk.toplanti_id join kisi k on k.id = t.duzenleyen_id
    where kk.token_ozeti = ${kodOzeti(kod)} and t.durum in ('planlandi', 'yapiliyor') and t.bitis_zamani > ${simdi}
      and kk.davet_durum <> 'davetsiz'`);
}

async function sayfasi(db: Db, kod: string, d: Davet): Promise<AcikYanit> {
  const verilmis = d.davet_durum !== 'bekliyor' && d.davet_durum !== 'davetsiz';
  const gundem = d.gundem.map((m) => `<li>${kacir(m.Metin)}</li>`).join('');
  const satir = (ad: string, deger: string) => `<dt>${ad}</dt><dd>${kacir(deger)}</dd>`;
  const govde = `
<p>${kacir(`Sayın ${d.ad}, ${d.duzenleyen} sizi bu toplantıya davet ediyor.`)}</p>
${verilmis ? `<p class="yanit" role="status">Yanıtınız: <strong>${DAVET_DURUMLARI[d.davet_durum]}</strong>. Dilerseniz değiştirebilirsiniz.</p>` : ''}
<dl class="alt">
${satir('Zaman', `${uzunTarihYaz(istanbulGunu(d.bas))}, ${istanbulSaati(d.bas)}–${istanbulSaati(d.bit)} (Türkiye saati)`)}
${d.tekrar_kural === null ? '' : satir('Tekrar', TEKRARLAR[d.tekrar_kural])}
${d.yer === '' ? '' : satir('Yer', d.yer)}
${d.link === null ? '' : `<dt>Bağlantı</dt><dd><a href="${kacir(d.link)}" rel="noopener noreferrer">${kacir(d.link)}</a></dd>`}
</dl>
${gundem === '' ? '' : `<h2>Gündem</h2><ol>${gundem}</ol>`}
<form method="post" action="${YOL}/${kod}">
${d.tekrar_kural === null ? '' : '<p><label class="secenek"><input type="checkbox" name="hepsi" value="1" checked> Serinin bundan sonraki bütün toplantıları için</label></p>'}
<div class="dugmeler">
${YANITLAR.map((y) => `<button type="submit" name="yanit" value="${y}"${y === 'katilacak' ? '' : ' class="ikincil"'}>${DUGMELER[y]}</button>`).join('\n')}
</div>
</form>`;
  return { durum: 200, html: acikSayfa({ baslik: d.konu, sirket: await sirketi(db), govde }) };
}

async function yanitAl(f: AcikForm): Promise<AcikYanit> {
  const { db: havuz, simdi, config, kod } = f;
  return islemde({ db: havuz, simdi, istek: f.istek, kisiId: null }, async (is): Promise<AcikYanit> => {
    const bulunan = await bul(is.db, kod, simdi);
    if (bulunan === null) return yok(is.db);
    await q.seriyiKilitle(is.db, bulunan.toplanti_id);
    const d = await bul(is.db, kod, simdi);
    if (d === null) return yok(is.db);
    const yanit = YANITLAR.find((y) => y === f.alanlar.get('yanit'));
    if (yanit !== undefined) {
      const hepsi = d.tekrar_kural !== null && f.alanlar.get('hepsi') === '1';
      const { rows } = await sql<{ id: number }>`
        select id from toplanti where id = ${d.toplanti_id}
          or ${hepsi} and (id = ${d.bas_id} or ust_id = ${d.bas_id}) and durum in ('planlandi', 'yapiliyor')
            and bitis_zamani > ${simdi}`.execute(is.db);
      const davetliler = await q.davetliler(
        is.db,
        rows.map((r) => r.id),
      );
      await yanitla(
        { ...is, config },
        davetliler.filter((k) => k.id === d.id || (hepsi && k.eposta === d.eposta)),
        yanit,
        'baglanti',
        null,
      );
    }
    return { durum: 303, yol: `${YOL}/${kod}` };
  });
}

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: `${YOL}/:kod`,
    hiz: { adet: 60, saniye: 300 },
    gomulur: false,
    async yaz({ db, simdi, kod }) {
      const d = await bul(db, kod, simdi);
      return d === null ? yok(db) : sayfasi(db, kod, d);
    },
    gonder: yanitAl,
  },
];
