import { kucuk } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { fiyatYaz, iskontoYaz, miktarYaz, type Revizyon, revizyonFarki } from '@masabasi/core/pazarlama/teklif/fark';
import {
  EN_UZUN_AD,
  EN_UZUN_SORU,
  MUSTERIDE,
  type TeklifDurumu,
  teklifNo,
} from '@masabasi/core/pazarlama/teklif/rules';
import type { TeklifKarti } from '@masabasi/core/pazarlama/teklif/satirlar';
import {
  BIRIMLER,
  PERIYOTLAR,
  secimle,
  type TeklifKalemi,
  teklifToplami,
} from '@masabasi/core/pazarlama/teklif/toplam';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';

/** The HTML of the customer's page of a quote. */

export const YOL = '/teklif';

/** The filled-in form and its error. */
export interface Yazilan {
  /** The places of the optional lines. Null before the first choice. */
  readonly secilen: readonly number[] | null;
  readonly ad: string;
  readonly soru: string;
  readonly neden: number | null;
  readonly aciklama: string;
  readonly hata: string | null;
}

interface SayfaVerisi {
  readonly kod: string;
  readonly sirket: string;
  readonly teklif: TeklifKarti;
  readonly kalemler: readonly TeklifKalemi[];
  readonly sorular: readonly { readonly Zaman: string; readonly Metin: string }[];
  /** The revision that was sent before. */
  readonly once: Revizyon | null;
  readonly nedenler: readonly { readonly Id: number; readonly Ad: string }[];
  readonly yazilan: Yazilan;
}

export const yokSayfasi = (sirket: string): string =>
  acikSayfa({
    baslik: 'Teklif Bulunamadı',
    sirket,
    govde: '<p class="uyari">Bu teklif bağlantısı geçerli değil. Adresi e-postadaki gibi açtığınızdan emin olunuz.</p>',
  });

const satir = (ad: string, deger: string) => `<dt>${ad}</dt><dd>${kacir(deger)}</dd>`;

/** The details of a line, under its name. */
const ayrintisi = (k: TeklifKalemi, birim: string): string =>
  [
    `${miktarYaz(k.Miktar)} ${BIRIMLER[k.Birim]} × ${fiyatYaz(k.BirimFiyat, birim)}`,
    k.Periyot === 'tek' ? '' : kucuk(PERIYOTLAR[k.Periyot]),
    iskontoYaz(k, birim) === '' ? '' : `iskonto ${iskontoYaz(k, birim)}`,
    `KDV %${k.KdvOran}`,
  ]
    .filter((s) => s !== '')
    .join(' · ');

const KAPALI: Readonly<Partial<Record<TeklifDurumu, (t: TeklifKarti) => string>>> = {
  kabul: (t) =>
    `Teklif kabul edildi: ${t.KabulEden}, ${zamanYaz(t.Kabul_Zamani!)}. Teşekkür ederiz; en kısa zamanda sizi arayacağız.`,
  red: () => 'Teklif reddedildi. Bize zaman ayırdığınız için teşekkür ederiz.',
  suresi_doldu: () => 'Teklifin süresi doldu. Yenisi için bize ulaşınız.',
  revize: () => 'Bu teklifin yerine yenisi hazırlanıyor. Bağlantısını size göndereceğiz; bu sayfa yanıtlanmaz.',
};

function toplamlari(t: TeklifKarti, kalemler: readonly TeklifKalemi[]): string {
  const toplam = teklifToplami(kalemler);
  const para = (n: typeof toplam.Brut) => paraYaz(n, t.ParaBirimi);
  const alt = (ad: string, n: typeof toplam.Brut) => `<tr><th scope="row">${ad}</th><td>${para(n)}</td></tr>`;
  const govde = kalemler
    .map((k, n) =>
      k.Opsiyonel && !k.Secildi
        ? ''
        : `<tr><td>${kacir(k.Ad)}<br><span class="not">${kacir(ayrintisi(k, t.ParaBirimi))}</span></td><td>${para(toplam.kalemler[n]!.Tutar)}</td></tr>`,
    )
    .join('');
  return `<table class="kalemler"><caption class="gizli">Teklifin kalemleri ve toplamı</caption>
<thead><tr><th scope="col">Kalem</th><th scope="col">Tutar</th></tr></thead>
<tbody>${govde}</tbody>
<tfoot>
${toplam.Iskonto === 0 ? '' : alt('İskonto (tutarlara işlenmiştir)', toplam.Iskonto)}
${alt('KDV matrahı', toplam.Matrah)}
${toplam.oranlar.map((o) => alt(`KDV %${o.KdvOran}`, o.Kdv)).join('')}
${alt('Genel toplam', toplam.GenelToplam)}
</tfoot></table>`;
}

/** The boxes of the optional lines, each with its own sum without VAT. */
function secmeliler(t: TeklifKarti, kalemler: readonly TeklifKalemi[]): string {
  const { kalemler: tutarlar } = teklifToplami(kalemler);
  const kutular = kalemler.flatMap((k, n) =>
    k.Opsiyonel
      ? [
          `<label class="secenek"><input type="checkbox" name="s" value="${n}"${k.Secildi ? ' checked' : ''}> <span>${kacir(k.Ad)}<br><span class="not">${kacir(ayrintisi(k, t.ParaBirimi))}</span></span> <span class="tutar">${paraYaz(tutarlar[n]!.Tutar, t.ParaBirimi)}</span></label>`,
        ]
      : [],
  );
  if (kutular.length === 0) return '';
  return `<fieldset><legend>İsteğe bağlı kalemler</legend><div class="secenekler">${kutular.join('')}</div></fieldset>
<div class="dugmeler"><button type="submit" name="eylem" value="hesapla" class="ikincil" formnovalidate>Toplamı Güncelle</button></div>`;
}

const alan = (id: string, etiket: string, giris: string) =>
  `<div class="alan"><label for="${id}">${etiket}</label>${giris}</div>`;
const adAlani = (id: string, deger: string) =>
  alan(
    id,
    'Adınız ve soyadınız *',
    `<input id="${id}" name="ad" type="text" required maxlength="${EN_UZUN_AD}" autocomplete="name" value="${kacir(deger)}">`,
  );
const yaziAlani = (id: string, ad: string, etiket: string, deger: string) =>
  alan(
    id,
    etiket,
    `<textarea id="${id}" name="${ad}" rows="4" required maxlength="${EN_UZUN_SORU}">\n${kacir(deger)}</textarea>`,
  );

function formlari({ kod, teklif: t, nedenler, yazilan: y }: SayfaVerisi, kalemler: readonly TeklifKalemi[]): string {
  const form = (govde: string) => `<form method="post" action="${YOL}/${kod}">${govde}</form>`;
  return `${form(`<h2>Kabul</h2>
${secmeliler(t, kalemler)}
${adAlani('kabul-ad', y.ad)}
<label class="secenek"><input type="checkbox" name="onay" value="1" required> Teklifi ve koşullarını okudum, kabul ediyorum.</label>
<p class="not">Adınız, yanıtınızın zamanı ve bağlandığınız adres kaydedilir.</p>
<div class="dugmeler"><button type="submit" name="eylem" value="kabul">Teklifi Kabul Et</button></div>`)}
<details${y.soru === '' ? '' : ' open'}><summary>Soru sorunuz</summary>
${form(`${yaziAlani('soru', 'soru', 'Sorunuz *', y.soru)}
<div class="dugmeler"><button type="submit" name="eylem" value="soru" class="ikincil">Soruyu Gönder</button></div>`)}</details>
<details${y.neden === null && y.aciklama === '' ? '' : ' open'}><summary>Teklifi reddediniz</summary>
${form(`${adAlani('red-ad', y.ad)}
<fieldset><legend>Nedeniniz *</legend><div class="secenekler">${nedenler
  .map(
    (n) =>
      `<label class="secenek"><input type="radio" name="neden" value="${n.Id}" required${n.Id === y.neden ? ' checked' : ''}> ${kacir(n.Ad)}</label>`,
  )
  .join('')}</div></fieldset>
${yaziAlani('aciklama', 'aciklama', 'Kısaca açıklayınız *', y.aciklama)}
<div class="dugmeler"><button type="submit" name="eylem" value="red" class="ikincil">Teklifi Reddet</button></div>`)}</details>`;
}

/** The page of a quote in its state. */
export function teklifSayfasi(v: SayfaVerisi): string {
  const { teklif: t, yazilan: y } = v;
  const kalemler = y.secilen === null ? v.kalemler : secimle(v.kalemler, new Set(y.secilen));
  const gecti = t.Gecti && MUSTERIDE.includes(t.DurumAnahtar);
  const kapali = gecti ? KAPALI.suresi_doldu : KAPALI[t.DurumAnahtar];
  const farklar = v.once === null ? [] : revizyonFarki(v.once, { ...t, kalemler: v.kalemler });
  const govde = `
${y.hata === null ? '' : `<p class="uyari" role="alert">${kacir(y.hata)}</p>`}
${kapali === undefined ? '' : `<p class="uyari" role="status">${kacir(kapali(t))}</p>`}
<dl>
${satir('Teklif no', teklifNo(t.No, t.Revizyon))}
${satir('Müşteri', t.Musteri)}
${satir('Ürün', t.Proje)}
${satir('Tarih', tarihYaz(t.Tarih))}
${satir('Geçerlilik', `${tarihYaz(t.Gecerlilik_Tarihi)} gününün sonuna kadar`)}
${satir('Sözleşme süresi', `${t.SozlesmeYil} yıl`)}
${satir('Hazırlayan', t.Sahip)}
</dl>
<p><a href="/api${YOL}/${v.kod}.pdf">PDF olarak açınız</a></p>
${
  farklar.length === 0
    ? ''
    : `<h2>Önceki teklife göre değişenler</h2><ul>${farklar.map((f) => `<li>${kacir(f)}</li>`).join('')}</ul>`
}
${toplamlari(t, kalemler)}
${t.Kosullar.trim() === '' ? '' : `<article><h2>Koşullar</h2><p class="yanit">${kacir(t.Kosullar)}</p></article>`}
${v.sorular.map((s) => `<article><h2>Sorunuz, ${zamanYaz(s.Zaman)}</h2><p class="yanit">${kacir(s.Metin)}</p></article>`).join('')}
${kapali === undefined ? formlari(v, kalemler) : ''}`;
  return acikSayfa({
    baslik: t.Baslik,
    sirket: v.sirket,
    govde,
    ...(MUSTERIDE.includes(t.DurumAnahtar) && { betik: '/acik/teklif.js' }),
  });
}
