import type { BankaSiparisi } from './banka.ts';
import { DAVRANISLAR, KARTLAR, SMS_SIFRESI } from './bankaKartlari.ts';

/** The trial bank's plain pages: card form, password, way back, and a list of orders. */

export interface BankaSayfasi {
  readonly html: string;
  /** Origin to which its form leaves. Null: it stays here. */
  readonly nereye: string | null;
}

const ISARETLER: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const yaz = (s: string): string => s.replace(/[&<>"']/g, (h) => ISARETLER[h]!);
const lira = (kurus: number): string => `${(kurus / 100).toFixed(2).replace('.', ',')} TL`;

const STIL = `:root{color-scheme:light}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c2333;background:#eef1f6}
main{max-width:44rem;margin:0 auto;padding:16px}h1{font-size:22px;margin:8px 0}section{padding:16px;margin:16px 0;background:#fff;border:1px solid #c9d1e0;border-radius:8px}
label{display:block;margin:8px 0 4px;font-weight:600}input,select{box-sizing:border-box;width:100%;padding:10px;font:inherit;border:1px solid #6b7690;border-radius:6px;background:#fff;color:#1c2333}
button{margin-top:16px;padding:12px 20px;font:inherit;font-weight:600;color:#fff;background:#0b4f8a;border:0;border-radius:6px}
.hata{color:#a3122a;font-weight:600}.deneme{padding:8px 16px;background:#fff3d6;border:1px solid #d9b45b;border-radius:8px;color:#4a3300}
table{width:100%;border-collapse:collapse}th,td{padding:8px 4px;text-align:left;vertical-align:top;border-top:1px solid #c9d1e0;overflow-wrap:anywhere}`;

const sayfa = (baslik: string, govde: string, nereye: string | null = null): BankaSayfasi => ({
  nereye,
  html: `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${yaz(baslik)} - Deneme Bankası</title><style nonce="__NONCE__">${STIL}</style></head><body><main><p class="deneme">Deneme Bankası: burada gerçek para ve gerçek kart yoktur.</p><h1>${yaz(baslik)}</h1>${govde}</main></body></html>`,
});
const hatasi = (hata: string | null): string => (hata === null ? '' : `<p class="hata" role="alert">${yaz(hata)}</p>`);

export const soz = (baslik: string, metin: string): BankaSayfasi =>
  sayfa(baslik, `<section><p>${yaz(metin)}</p></section>`);
export const hataSayfasi = (hata: string): BankaSayfasi =>
  sayfa('Ödeme açılamadı', `<section>${hatasi(hata)}<p>Mağazanın sayfasına dönüp yeniden deneyiniz.</p></section>`);

/** The form for the card. */
export const kapiSayfasi = (oid: string, tutar: string, hata: string | null): BankaSayfasi =>
  sayfa(
    'Kart bilgileri',
    `<section>${hatasi(hata)}<p>Ödenecek: <strong>${yaz(tutar.replace('.', ','))} TL</strong></p>
<form method="post" action="/kart"><input type="hidden" name="oid" value="${yaz(oid)}">
<label for="kart">Deneme kartı</label><select id="kart" name="kart">${KARTLAR.map((k) => `<option value="${k.no}">${k.no.replace(/(.{4})(?=.)/g, '$1 ')}: ${yaz(DAVRANISLAR[k.davranis])}</option>`).join('')}</select>
<button>Devam</button></form></section>`,
  );

/** The form for the card holder's password. */
export const sifreSayfasi = (oid: string, kart: string, hata: string | null): BankaSayfasi =>
  sayfa(
    '3-D Secure doğrulaması',
    `<section>${hatasi(hata)}<p>Kart: ${yaz(kart)}</p>
<form method="post" action="/onay"><input type="hidden" name="oid" value="${yaz(oid)}">
<label for="sifre">SMS parolası (deneme: ${SMS_SIFRESI})</label><input id="sifre" name="sifre" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required>
<button>Onayla</button></form></section>`,
  );

/** Sends the form as often as `kac` says, the last time with the browser itself. */
const GIT = `const f=document.forms[0];(async()=>{for(let n=Number(f.dataset.kac);n>1;n--)await fetch(f.action,{method:'POST',mode:'no-cors',body:new URLSearchParams(new FormData(f))}).catch(()=>{});f.submit()})()`;

/** The way back to the shop, submitted by a script. `kac`: number of times, as when a person presses twice. */
export const donusSayfasi = (adres: string, alanlar: Readonly<Record<string, string>>, kac = 1): BankaSayfasi =>
  sayfa(
    'Mağazaya dönülüyor',
    `<section><form method="post" action="${yaz(adres)}" data-kac="${kac}">${Object.entries(alanlar)
      .map(([ad, deger]) => `<input type="hidden" name="${yaz(ad)}" value="${yaz(deger)}">`)
      .join('')}<button>Mağazaya Dön</button></form><script nonce="__NONCE__">${GIT}</script></section>`,
    new URL(adres).origin,
  );

/** The same without any fields. */
export const gitSayfasi = (adres: string): BankaSayfasi =>
  sayfa(
    'Mağazaya dönülüyor',
    `<section><p><a href="${yaz(adres)}">Mağazaya Dön</a></p><script nonce="__NONCE__">location.replace(document.querySelector('a').href)</script></section>`,
  );

const HAL_ADLARI = { acik: 'Bekliyor', odendi: 'Ödendi', iptal: 'İptal edildi', olmadi: 'Ödenmedi' } as const;

/** Introduction of the bank, its cards and its orders. */
export const tanitim = (siparisler: readonly BankaSiparisi[]): BankaSayfasi =>
  sayfa(
    'Deneme Bankası',
    `<section><h2>Kartlar</h2><p>SMS parolası her kartta ${SMS_SIFRESI}; üç kez yanlış yazılırsa ödeme olmaz.</p><table><thead><tr><th>Kart</th><th>Ne olur</th></tr></thead><tbody>${KARTLAR.map((k) => `<tr><td>${k.no.replace(/(.{4})(?=.)/g, '$1 ')}</td><td>${yaz(DAVRANISLAR[k.davranis])}</td></tr>`).join('')}</tbody></table></section>
<section><h2>Görülenler</h2>${
      siparisler.length === 0
        ? '<p>Henüz ödeme istenmedi.</p>'
        : `<table><thead><tr><th>Sipariş</th><th>Tutar</th><th>Kart</th><th>Durum</th></tr></thead><tbody>${siparisler
            .toReversed()
            .slice(0, 100)
            .map(
              (s) =>
                `<tr><td>${yaz(s.oid)}</td><td>${yaz(s.istek['amount'] ?? '')} TL${s.iade > 0 ? `, iade ${lira(s.iade)}` : ''}</td><td>${yaz(s.kart || '-')}</td><td>${HAL_ADLARI[s.hal]}</td></tr>`,
            )
            .join('')}</tbody></table>`
    }</section>`,
  );
