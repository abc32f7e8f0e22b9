import type { FaturaKarti } from '@masabasi/core/mali/fatura/contract';
import { ODEME_KOSULLARI, taksitYaz } from '@masabasi/core/mali/odeme/rules';
import { paraYaz, kurus } from '@masabasi/core/platform/money/para';
import { tarihYaz } from '@masabasi/core/platform/time/tarih';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { Yonlendirme } from './saglayici.ts';

/** HTML of the customer's payment pages. */

export const YOL = '/odeme';
/** Picture of the linked invoice. The invoice room serves it. */
const FATURA_GORUNTUSU = '/fatura/goruntu';

export const yokSayfasi = (sirket: string): string =>
  acikSayfa({
    baslik: 'Ödeme Bulunamadı',
    sirket,
    govde:
      '<p class="uyari">Bu ödeme bağlantısı geçerli değil ya da süresi doldu. Adresi size verildiği gibi açtığınızdan emin olunuz.</p>',
  });

const satir = (ad: string, deger: string) => `<dt>${ad}</dt><dd>${kacir(deger)}</dd>`;

interface FormVerisi {
  readonly kod: string;
  readonly sirket: string;
  readonly taksitler: readonly number[];
  readonly denemeMi: boolean;
  readonly engel: string | null;
  readonly hata: string | null;
  readonly taksit: number;
}
interface SayfaVerisi extends FormVerisi {
  readonly fatura: FaturaKarti;
}

/** Choices and consent before the bank. `gizli`: hidden fields. */
const odemeFormu = (v: FormVerisi, tutar: number, soz: string, gizli = ''): string =>
  `<form method="post" action="${YOL}/${v.kod}">${gizli}
<fieldset><legend>Nasıl ödemek istersiniz?</legend><div class="secenekler">${v.taksitler
    .map(
      (n) =>
        `<label class="secenek"><input type="radio" name="taksit" value="${n}" required${n === v.taksit ? ' checked' : ''}> ${taksitYaz(n, kurus(tutar))}</label>`,
    )
    .join('')}</div></fieldset>
<label class="secenek"><input type="checkbox" name="onay" value="1" required> ${soz}</label>
<details><summary>Ödeme koşulları</summary><p>${ODEME_KOSULLARI.metin}</p></details>
<div class="dugmeler"><button type="submit">Kartla Öde</button></div></form>`;

const uyarilari = (v: FormVerisi): string => `
${v.denemeMi ? '<p class="uyari" role="note">Deneme ödemesi: karttan gerçek para çekilmez.</p>' : ''}
${v.hata === null ? '' : `<p class="uyari" role="alert">${kacir(v.hata)}</p>`}`;

/** Page on which a customer pays the whole debt. It lists the invoices to close, the oldest due date first. */
export function bakiyeSayfasi(
  v: FormVerisi & { readonly fatura: FaturaKarti; readonly faturalar: readonly FaturaKarti[] },
) {
  const { faturalar } = v;
  const toplam = faturalar.reduce((t, f) => t + f.Kalan, 0);
  const liste = `<p>Ödemeniz aşağıdaki faturaları bu sırayla kapatır; en eski vadeli olan öndedir.</p>
<ol>${faturalar
    .map(
      (f) =>
        `<li>${kacir(f.No ?? '')}, vade ${tarihYaz(f.Vade ?? f.Tarih)}: ${kacir(paraYaz(f.Kalan, f.ParaBirimi))}</li>`,
    )
    .join('')}</ol>`;
  const form = odemeFormu(
    v,
    toplam,
    'Faturaları gördüm; tutarlarını ve aşağıdaki ödeme koşullarını kabul ediyorum.',
    `<input type="hidden" name="toplam" value="${toplam}">`,
  );
  return acikSayfa({
    baslik: 'Açık Faturaların Ödemesi',
    sirket: v.sirket,
    govde: `${uyarilari(v)}
<dl>
${satir('Müşteri', v.fatura.Musteri)}
${satir('Açık fatura', String(faturalar.length))}
${satir('Ödenecek', paraYaz(kurus(toplam), 'TRY'))}
</dl>
${faturalar.length === 0 ? '<p class="uyari" role="status">Ödenecek açık faturanız yok. Teşekkür ederiz.</p>' : v.engel === null ? liste + form : `<p class="uyari">${kacir(v.engel)}</p>`}`,
  });
}

/** Page on which an invoice is paid, or shown as paid. */
export function odemeSayfasi(v: SayfaVerisi): string {
  const { fatura: f } = v;
  const odendi = f.DurumAnahtar === 'kesildi' && f.Kalan <= 0;
  const form = odemeFormu(v, f.Kalan, 'Faturayı gördüm; tutarını ve aşağıdaki ödeme koşullarını kabul ediyorum.');
  return acikSayfa({
    baslik: `Fatura Ödemesi ${f.No ?? ''}`.trim(),
    sirket: v.sirket,
    govde: `${uyarilari(v)}
${odendi ? '<p class="uyari" role="status">Bu fatura ödendi. Teşekkür ederiz.</p>' : ''}
<dl>
${satir('Fatura no', f.No ?? '')}
${satir('Müşteri', f.Musteri)}
${satir('Tarih', tarihYaz(f.Tarih))}
${satir('Fatura tutarı', paraYaz(f.Odenecek, f.ParaBirimi))}
${satir('Ödenecek', paraYaz(f.Kalan, f.ParaBirimi))}
</dl>
<p><a href="/api${FATURA_GORUNTUSU}/${v.kod}.pdf" target="_blank" rel="noopener">Faturayı görüntüleyiniz (PDF)</a></p>
${odendi ? '' : v.engel === null ? form : `<p class="uyari">${kacir(v.engel)}</p>`}`,
  });
}

/** Sends the browser on to the bank: at once with scripts, by a button without them. */
export function gecisSayfasi(sirket: string, y: Yonlendirme): string {
  const alanlar = Object.entries(y.fields)
    .map(([ad, d]) => `<input type="hidden" name="${kacir(ad)}" value="${kacir(d)}">`)
    .join('\n');
  return acikSayfa({
    baslik: 'Bankanın Sayfasına Geçiliyor',
    sirket,
    betik: '/acik/odeme.js',
    govde: `<p>Kart bilgilerinizi bankanın kendi sayfasında gireceksiniz. Kendiliğinden geçilmezse düğmeye basınız.</p>
<form id="banka" method="${y.method === 'POST' ? 'post' : 'get'}" action="${kacir(y.action)}">
${alanlar}
<div class="dugmeler"><button type="submit">Bankanın Sayfasına Geç</button></div></form>`,
  });
}
