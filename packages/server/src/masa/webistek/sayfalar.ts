import { mbYaz } from '@masabasi/core/platform/text/metin';
import { cokBuyuk, DOSYA_TURLERI, EN_COK_DOSYA_BAYTI, TURU_SAKLANMAZ } from '@masabasi/core/platform/dosya/rules';
import { TELEFON_UZUNLUGU } from '@masabasi/core/platform/identity/kimlik';
import { ACIK_AYDINLATMA } from '@masabasi/core/kisi/kvkk/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { EN_COK_EK, takipKoduOku, takipKoduYaz } from '@masabasi/core/masa/webistek/rules';
import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { AcikSayfa } from '../../platform/http/publicPages.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { urunler as acikUrunler } from './queries.ts';
import { KOD_YOK, type TakipBilgisi, takipBilgisi } from './takip.ts';

/** The form for people outside, and the page with the progress of a request. */

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? 'Destek';

/** Name of this kind of field in browsers. */
const E_POSTA = 'email';
const alan = (ad: string, etiket: string, giris: string, not = '') =>
  `<div class="alan"><label for="${ad}">${etiket}</label>${giris}${not === '' ? '' : `<p class="not" id="${ad}-not">${not}</p>`}<p class="hata" id="${ad}-hata"></p></div>`;
const kutu = (ad: string, tur: string, ekler: string) =>
  `<input id="${ad}" name="${ad}" type="${tur}" aria-describedby="${ad}-hata" ${ekler}>`;

const UZANTILAR = Object.values(DOSYA_TURLERI).flatMap((t) => t.uzantilar.map((u) => `.${u}`));
/** The field for files. Its limits and sentences are here, where the script reads them. */
const dosyaAlani = `
<div class="alan" role="group" aria-labelledby="ek-etiket" aria-describedby="ek-not">
<p class="etiket" id="ek-etiket">Dosyalar</p>
<div class="dugmeler">
<button type="button" class="ikincil" id="ek-sec">Dosya Ekle</button>
<button type="button" class="ikincil kamera" id="ek-cek">Fotoğraf Çek</button>
</div>
<input type="file" id="ek-dosya" aria-labelledby="ek-sec" multiple hidden accept="${UZANTILAR.join(',')}"
  data-adet="${EN_COK_EK}" data-bayt="${EN_COK_DOSYA_BAYTI}" data-buyuk="${cokBuyuk(EN_COK_DOSYA_BAYTI)}" data-tur="${TURU_SAKLANMAZ}">
<input type="file" id="ek-kamera" aria-labelledby="ek-cek" hidden accept="image/jpeg" capture="environment">
<p class="not" id="ek-not">En çok ${EN_COK_EK} dosya, her biri en çok ${mbYaz(EN_COK_DOSYA_BAYTI)}. Sayfaya sürükleyebilir, ekran görüntüsünü yapıştırabilirsiniz.</p>
<p class="hata" id="ek-hata" role="alert"></p>
<ul class="ekler" id="ekler" aria-label="Eklenen dosyalar" hidden></ul>
</div>`;

const formu = (urunler: readonly { Id: number; Ad: string }[]) => `
<p>Ne istediğinizi yazınız; ekibimiz size dönsün. Yıldızlı alanlar gereklidir.</p>
<noscript><p class="uyari">Bu form tarayıcınızda betikler açıkken gönderilir. Açamıyorsanız bize telefonla ulaşınız.</p></noscript>
<form id="istek" novalidate>
${alan('AdSoyad', 'Adınız ve soyadınız *', kutu('AdSoyad', 'text', 'required maxlength="120" autocomplete="name"'))}
${alan('Kurum', 'Kurumunuz', kutu('Kurum', 'text', 'maxlength="160" autocomplete="organization"'))}
<div class="ikili">
${alan('Telefon', 'Telefonunuz', kutu('Telefon', 'tel', `maxlength="${TELEFON_UZUNLUGU}" autocomplete="tel"`))}
${alan('Eposta', 'E-posta adresiniz', kutu('Eposta', E_POSTA, `maxlength="254" autocomplete="${E_POSTA}"`))}
</div>
<p class="not">Telefonunuzdan ve e-posta adresinizden en az birini yazınız.</p>
<div class="ikili">
${alan(
  'ProjeId',
  'Ürün *',
  `<select id="ProjeId" name="ProjeId" required aria-describedby="ProjeId-hata"><option value="">Seçiniz</option>${urunler
    .map((p) => `<option value="${p.Id}">${kacir(p.Ad)}</option>`)
    .join('')}</select>`,
)}
${alan('MusteriNo', 'Müşteri numaranız', kutu('MusteriNo', 'text', 'maxlength="20" autocomplete="off"'))}
</div>
${alan(
  'Aciklama',
  'İsteğiniz *',
  '<textarea id="Aciklama" name="Aciklama" required maxlength="5000" rows="7" aria-describedby="Aciklama-hata"></textarea>',
)}
${dosyaAlani}
<div class="gizli" aria-hidden="true"><label for="Web">Web siteniz</label><input id="Web" name="Web" type="text" tabindex="-1" autocomplete="off"></div>
<p class="hata" id="genel" role="alert"></p>
<button type="submit" id="gonder">Gönder</button>
<p class="not">Yazdıklarınızı yalnız isteğinizi yanıtlamak için kullanırız: <a href="${ACIK_AYDINLATMA}" target="_blank" rel="noopener">Aydınlatma metni (yeni sekmede açılır)</a></p>
</form>
<section id="sonuc" hidden tabindex="-1">
<h2>İsteğinizi aldık</h2>
<p>Takip kodunuz: <strong id="kod"></strong></p>
<p><a id="takip" href="/webistek">İsteğinizin durumuna bakınız</a>. Kodu saklayınız; durumu onunla öğrenirsiniz.</p>
<div id="gonderilen" hidden>
<h3>Dosyalarınız</h3>
<p class="not" id="ek-durum" role="status" tabindex="-1"></p>
</div>
</section>`;

const takipFormu = (kod: string) => `
<form id="takipFormu">
${alan('Kod', 'Takip kodunuz', kutu('Kod', 'text', `required maxlength="40" autocomplete="off" value="${kacir(kod)}"`), 'ABCD-EFGH-JKLM gibi, 12 harf ve rakam.')}
<button type="submit">Bak</button>
</form>`;

const satir = (ad: string, deger: string) => `<dt>${ad}</dt><dd>${kacir(deger)}</dd>`;
const durumu = (kod: string, { Tarih, Proje, Durum, GorusmeNo, yanitlar }: TakipBilgisi) => `
<dl>
${satir('Takip kodu', takipKoduYaz(kod))}
${satir('Durum', Durum)}
${satir('Geldiği zaman', zamanYaz(Tarih))}
${Proje === null ? '' : satir('Ürün', Proje)}
${GorusmeNo === null ? '' : satir('Görüşme no', GorusmeNo)}
</dl>
${yanitlar
  .map((y) => `<article><h2>${zamanYaz(y.Tarih)}</h2><p class="yanit">${kacir(y.Metin)}</p></article>`)
  .join('\n')}`;

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: '/webistek',
    hiz: { adet: 60, saniye: 300 },
    gomulur: true,
    async yaz({ db }) {
      const [sirket, urunler] = await Promise.all([sirketi(db), acikUrunler(db)]);
      const html = acikSayfa({ baslik: 'Destek İsteği', sirket, govde: formu(urunler), betik: '/acik/istek.js' });
      return { durum: 200, html };
    },
  },
  {
    yol: '/webistek/:kod',
    hiz: { adet: 60, saniye: 300 },
    gomulur: false,
    async yaz({ db, kod }) {
      // The page on which a code is typed.
      const bos = kod === 'takip';
      const [sirket, bilgi] = await Promise.all([sirketi(db), bos ? null : takipBilgisi(db, kod)]);
      const yok = bos ? '' : `<p class="uyari" role="alert">${KOD_YOK}</p>`;
      const govde = bilgi ? durumu(takipKoduOku(kod)!, bilgi) : `${yok}${takipFormu(bos ? '' : kod.slice(0, 40))}`;
      const html = acikSayfa({ baslik: 'İsteğinizin Durumu', sirket, govde, betik: '/acik/istek.js' });
      return { durum: bilgi || bos ? 200 : 404, html };
    },
  },
];
