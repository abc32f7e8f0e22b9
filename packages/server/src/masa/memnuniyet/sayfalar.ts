import {
  type AnketHatasi,
  type AnketSorusu,
  olcegi,
  SORU_TIPLERI,
  type SoruYaniti,
  yanitHatalari,
} from '@masabasi/core/masa/anket/rules';
import { anketKodu, anketYeri, EN_COK_SAYFA_YORUMU, soruluyor } from '@masabasi/core/masa/memnuniyet/rules';
import { gorunenUzunluk, gorunmezsiz, yazilan } from '@masabasi/core/platform/text/metin';
import { ms } from '@masabasi/core/platform/time/tarih';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../../platform/http/publicPages.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { konuCumlesi, yanitla } from './kayit.ts';
import { ozetle, type SorulanHal, yanitlari } from './queries.ts';
import { kodOzeti, secenekleri } from './soru.ts';

/** The survey page for customers: one page for each step, without scripts, each rendered by the server. */

const YOL = '/anket';
const YOK = 'Bu anket bağlantısı geçerli değil ya da anketin süresi doldu.';
const TESEKKUR = 'Yanıtlarınız bize ulaştı. Zaman ayırdığınız için teşekkür ederiz.';
const UZUN = `En çok ${EN_COK_SAYFA_YORUMU} karakter yazabilirsiniz.`;

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? 'Destek';
const paragraf = (metin: string): string => `<p class="yanit">${kacir(metin)}</p>`;

async function yok(db: Db): Promise<AcikYanit> {
  const govde = `<p class="uyari">${YOK}</p>`;
  return { durum: 404, html: acikSayfa({ baslik: 'Anket Bulunamadı', sirket: await sirketi(db), govde }) };
}

/** An answer in words. */
function sozu(s: AnketSorusu, y: SoruYaniti): string {
  if (s.Tip === SORU_TIPLERI.metin) return y.Metin;
  const verilen = new Set(y.Deger === null ? y.CevapIdler : [y.Deger]);
  return secenekleri(s)
    .filter((c) => verilen.has(c.deger))
    .map((c) => c.ad)
    .join(', ');
}

/** The page after the answer, on every later visit, too. */
async function tesekkur(db: Db, n: SorulanHal): Promise<AcikYanit> {
  const [sirket, yanitlar] = await Promise.all([sirketi(db), yanitlari(db, n.Id)]);
  const yanit = new Map(yanitlar.map((y) => [y.SoruId, y]));
  const verilen = n.sorular.flatMap((s) => {
    const y = yanit.get(s.Id);
    return y === undefined ? [] : [`<dt>${kacir(s.Soru)}</dt><dd class="yanit">${kacir(sozu(s, y))}</dd>`];
  });
  const govde = [
    paragraf(gorunenUzunluk(n.tesekkur) > 0 ? n.tesekkur : TESEKKUR),
    ...(verilen.length === 0 ? [] : [`<h2>Yanıtlarınız</h2><dl class="alt">${verilen.join('')}</dl>`]),
  ].join('\n');
  return { durum: 200, html: acikSayfa({ baslik: 'Teşekkür ederiz', sirket, govde }) };
}

interface SoruHali {
  readonly yanit: SoruYaniti | undefined;
  readonly hata: string | undefined;
}

function secmeli(s: AnketSorusu, { yanit, hata }: SoruHali): string {
  const cok = s.Tip === SORU_TIPLERI.cok;
  const verilen = new Set(yanit === undefined ? [] : yanit.Deger === null ? yanit.CevapIdler : [yanit.Deger]);
  const kutular = secenekleri(s).map(
    ({ deger, ad }) =>
      `<label class="secenek"><input type="${cok ? 'checkbox' : 'radio'}" name="s${s.Id}" value="${deger}"${verilen.has(deger) ? ' checked' : ''}> ${kacir(ad)}</label>`,
  );
  return `<fieldset aria-describedby="s${s.Id}-hata"${hata === undefined ? '' : ' aria-invalid="true"'}>
<legend>${kacir(s.Soru)}${s.Zorunlu ? ' *' : ''}</legend>
<div class="${olcegi(s.Tip) === null ? 'secenekler' : 'olcek'}">${kutular.join('')}</div>
<p class="hata" id="s${s.Id}-hata">${kacir(hata ?? '')}</p>
</fieldset>`;
}

const yazmali = (s: AnketSorusu, { yanit, hata }: SoruHali): string => `<div class="alan">
<label for="s${s.Id}">${kacir(s.Soru)}${s.Zorunlu ? ' *' : ''}</label>
<textarea id="s${s.Id}" name="s${s.Id}" rows="5" maxlength="${EN_COK_SAYFA_YORUMU}" aria-describedby="s${s.Id}-hata"${hata === undefined ? '' : ' aria-invalid="true"'}>
${kacir(yanit?.Metin ?? '')}</textarea>
<p class="hata" id="s${s.Id}-hata">${kacir(hata ?? '')}</p>
</div>`;

interface Gosterilen {
  readonly kod: string;
  readonly yanitlar: readonly SoruYaniti[];
  readonly gecilen: readonly number[];
  readonly hatalar?: readonly AnketHatasi[];
}

/** The present page of questions, with the earlier answers. */
async function soruSayfasi(db: Db, n: SorulanHal, g: Gosterilen): Promise<AcikYanit> {
  const { onceki, sayfa } = anketYeri(n.sorular, g.yanitlar, new Set(g.gecilen));
  const hatalar = g.hatalar ?? [];
  const hali = (s: AnketSorusu): SoruHali => ({
    yanit: g.yanitlar.find((y) => y.SoruId === s.Id),
    hata: hatalar.find((h) => h.SoruId === s.Id)?.msg,
  });
  const ilk = onceki.length === 0;
  const govde = `
${ilk && gorunenUzunluk(n.giris) > 0 ? paragraf(n.giris) : ''}
<p class="not">${kacir(`${konuCumlesi(n)}. Yıldızlı soruları yanıtlamanız gerekir.`)}</p>
${hatalar.length > 0 ? '<p class="uyari" role="alert">Bazı yanıtları düzeltmeniz gerekiyor; yazdıklarınız duruyor.</p>' : ''}
<form method="post" action="${YOL}/${g.kod}" novalidate>
<input type="hidden" name="sorular" value="${sayfa.map((s) => s.Id).join(',')}">
${sayfa.map((s) => (s.Tip === SORU_TIPLERI.metin ? yazmali(s, hali(s)) : secmeli(s, hali(s)))).join('\n')}
<div class="dugmeler"><button type="submit" name="git" value="ileri">Devam</button>
${ilk ? '' : '<button type="submit" name="git" value="geri" class="ikincil">Geri</button>'}</div>
</form>`;
  const baslik = ilk ? 'Görüşünüz' : `Görüşünüz: ${onceki.length + 1}. sayfa`;
  return { durum: 200, html: acikSayfa({ baslik, sirket: await sirketi(db), govde }) };
}

const YARIM = { yanitlar: [], gecilen: [] };
/** True if the holder of the secret may still answer. */
const yanitlanir = (n: SorulanHal, simdi: Date): boolean =>
  soruluyor(n.DurumAnahtar) && ms(n.son_gecerlilik) > simdi.getTime();

/** The answer to one question on a form. */
function okunan(s: AnketSorusu, alanlar: URLSearchParams): SoruYaniti {
  const degerler = alanlar.getAll(`s${s.Id}`);
  const bos = { SoruId: s.Id, CevapIdler: [], Deger: null, Metin: '' };
  if (s.Tip === SORU_TIPLERI.metin)
    return { ...bos, Metin: gorunmezsiz(yazilan((degerler[0] ?? '').replaceAll('\r\n', '\n'))) };
  const sayilar = degerler.filter((d) => d !== '').map((d) => (/^\d{1,9}$/.test(d) ? Number(d) : -1));
  if (olcegi(s.Tip) === null) return { ...bos, CevapIdler: sayilar };
  return { ...bos, Deger: sayilar[0] ?? null };
}

/** The errors of a page. */
const sayfaHatalari = (sayfa: readonly AnketSorusu[], yanitlar: readonly SoruYaniti[]): AnketHatasi[] => [
  ...yanitHatalari(sayfa, yanitlar, sayfa),
  ...yanitlar
    .filter((y) => y.Metin.length > EN_COK_SAYFA_YORUMU && sayfa.some((s) => s.Id === y.SoruId))
    .map((y) => ({ SoruId: y.SoruId, msg: UZUN })),
];

/** Handles a page that was sent: it is kept, left for the one before, or shown again with its errors. */
async function ilerle(f: AcikForm): Promise<AcikYanit> {
  const { db: havuz, simdi, config, kod } = f;
  return islemde({ db: havuz, simdi, istek: f.istek, kisiId: null }, async (is): Promise<AcikYanit> => {
    const { db } = is;
    const n = await ozetle(db, kodOzeti(kod), true);
    if (n === null) return yok(db);
    // The same form again, or a later one: the stored answers stay.
    if (n.DurumAnahtar === 'tamamlandi') return { durum: 303, yol: `${YOL}/${kod}` };
    if (!yanitlanir(n, simdi)) return yok(db);
    const kalan = n.yarim ?? YARIM;
    const idler = new Set((f.alanlar.get('sorular') ?? '').split(',').map(Number));
    const yer = anketYeri(n.sorular, kalan.yanitlar, new Set(kalan.gecilen));
    const sayfalar = [...yer.onceki, yer.sayfa];
    // The server decides the page: an old open form goes on from its own page.
    const sirasi = sayfalar.findIndex(
      (s) => s.length > 0 && s.every((x) => idler.has(x.Id)) && s.length === idler.size,
    );
    if (sirasi === -1) return { durum: 303, yol: `${YOL}/${kod}` };
    const sayfa = sayfalar[sirasi]!;
    const bunlar = sayfa.map((s) => okunan(s, f.alanlar));
    const yanitlar = [...kalan.yanitlar.filter((y) => !idler.has(y.SoruId)), ...bunlar];
    const hatalar = sayfaHatalari(sayfa, bunlar);
    const gecilenler = (kadar: number) => sayfalar.slice(0, kadar).flatMap((s) => s.map((x) => x.Id));
    const sakla = (gecilen: number[], saklanan: readonly SoruYaniti[]) =>
      db
        .updateTable('memnuniyet')
        .set({ yarim: JSON.stringify({ yanitlar: saklanan, gecilen }) })
        .where('id', '=', n.Id)
        .execute();
    if (f.alanlar.get('git') === 'geri') {
      // A wrong answer is not kept, and does not stop the step back.
      const yanlis = new Set(hatalar.map((h) => h.SoruId));
      await sakla(
        gecilenler(Math.max(0, sirasi - 1)),
        yanitlar.filter((y) => !yanlis.has(y.SoruId)),
      );
      return { durum: 303, yol: `${YOL}/${kod}` };
    }
    if (hatalar.length > 0) return soruSayfasi(db, n, { kod, yanitlar, gecilen: gecilenler(sirasi), hatalar });
    const gecilen = gecilenler(sirasi + 1);
    if (anketYeri(n.sorular, yanitlar, new Set(gecilen)).sayfa.length > 0) await sakla(gecilen, yanitlar);
    else {
      await yanitla({ ...is, config, kisi: null }, n, yanitlar, null);
      await is.denetle({ eylem: 'memnuniyetYanitla', nesne: 'memnuniyet', nesneId: n.Id });
    }
    return { durum: 303, yol: `${YOL}/${kod}` };
  });
}

/** The choice that a link of the mail preselects for the first question. It counts only when the form is sent. */
function onSecim(n: SorulanHal, c: string | undefined): SoruYaniti[] {
  const [ilk] = n.sorular;
  if (ilk === undefined || c === undefined || !secenekleri(ilk).some((s) => String(s.deger) === c)) return [];
  const deger = Number(c);
  const bos = { SoruId: ilk.Id, Metin: '' };
  return [
    olcegi(ilk.Tip) === null ? { ...bos, CevapIdler: [deger], Deger: null } : { ...bos, CevapIdler: [], Deger: deger },
  ];
}

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: `${YOL}/:kod`,
    hiz: { adet: 120, saniye: 300 },
    gomulur: false,
    async yaz({ db, simdi, kod, sorgu }) {
      const n = anketKodu(kod) ? await ozetle(db, kodOzeti(kod), false) : null;
      if (n?.DurumAnahtar === 'tamamlandi') return tesekkur(db, n);
      if (n === null || !yanitlanir(n, simdi)) return yok(db);
      const { yanitlar, gecilen } = n.yarim ?? YARIM;
      const secilen = gecilen.length > 0 ? [] : onSecim(n, sorgu.c);
      const kalan = yanitlar.filter((y) => !secilen.some((s) => s.SoruId === y.SoruId));
      return soruSayfasi(db, n, { kod, gecilen, yanitlar: [...kalan, ...secilen] });
    },
    gonder: (f) => (anketKodu(f.kod) ? ilerle(f) : yok(f.db)),
  },
];
