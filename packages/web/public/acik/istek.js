// The page for people outside: solves the task while the form is being filled in, sends it, and says what came of it.
'use strict';

(() => {
  const bul = (id) => document.getElementById(id);
  const ALANLAR = ['AdSoyad', 'Kurum', 'Telefon', 'Eposta', 'ProjeId', 'MusteriNo', 'Aciklama'];
  const TASLAK = 'webistek.taslak';
  const YIGIN = 512;

  const takipFormu = bul('takipFormu');
  takipFormu?.addEventListener('submit', (e) => {
    e.preventDefault();
    location.assign(`/webistek/${encodeURIComponent(bul('Kod').value.trim())}`);
  });

  const form = bul('istek');
  if (form === null) return;

  async function cagir(ad, val) {
    const yanit = await fetch(`/api/webistek/${ad}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ val }),
    });
    return yanit.json();
  }

  const sifirBitleri = (baytlar) => {
    const ilk = baytlar.findIndex((b) => b !== 0);
    return ilk === -1 ? baytlar.length * 8 : ilk * 8 + Math.clz32(baytlar[ilk]) - 24;
  };

  async function coz({ Soru, Bit }) {
    const yazici = new TextEncoder();
    const dene = async (sayac) =>
      new Uint8Array(await crypto.subtle.digest('SHA-256', yazici.encode(`${Soru}.${sayac}`)));
    for (let ilk = 0; ; ilk += YIGIN) {
      const ozetler = await Promise.all(Array.from({ length: YIGIN }, (_, i) => dene(ilk + i)));
      const olan = ozetler.findIndex((ozet) => sifirBitleri(ozet) >= Bit);
      if (olan !== -1) return { Soru, Sayac: ilk + olan };
    }
  }

  async function hazirla() {
    const soru = await cagir('webistekSorusu', {});
    if (!soru.durum) throw new Error(soru.msg);
    return coz(soru);
  }

  // Begun with the first letter, so that who is done does not wait.
  let cevap = null;
  const basla = () => {
    cevap ??= hazirla().catch((hata) => {
      cevap = null;
      throw hata;
    });
    // Whoever sends hears of it.
    cevap.catch(() => undefined);
    return cevap;
  };

  const degerler = () => Object.fromEntries(ALANLAR.map((ad) => [ad, bul(ad).value]));
  const taslakYaz = () => sessionStorage.setItem(TASLAK, JSON.stringify(degerler()));
  for (const [ad, deger] of Object.entries(JSON.parse(sessionStorage.getItem(TASLAK) ?? '{}')))
    if (ALANLAR.includes(ad)) bul(ad).value = deger;
  form.addEventListener('input', () => {
    taslakYaz();
    void basla().catch(() => undefined);
  });

  const hataYaz = (ad, hata) => {
    bul(`${ad}-hata`).textContent = hata;
    bul(ad).setAttribute('aria-invalid', String(hata !== ''));
  };
  function hatalar(f) {
    const bos = (ad) => f[ad].trim() === '';
    return {
      AdSoyad: bos('AdSoyad') ? 'Adınızı ve soyadınızı yazınız.' : '',
      Telefon: bos('Telefon') && bos('Eposta') ? 'Telefonunuzu ya da e-posta adresinizi yazınız.' : '',
      ProjeId: bos('ProjeId') ? 'Hangi ürün için yazdığınızı seçiniz.' : '',
      Aciklama: f.Aciklama.trim().length < 10 ? 'İsteğinizi en az 10 karakterle anlatınız.' : '',
    };
  }

  async function gonder(f, ikinci) {
    const val = { ...f, ProjeId: Number(f.ProjeId), Web: bul('Web').value, Kaynak: document.referrer.slice(0, 300) };
    const sonuc = await cagir('webistekGonder', { ...val, ...(await basla()) });
    if (sonuc.durum || !/yeniden açıp gönderiniz/.test(sonuc.msg) || ikinci) return sonuc;
    // The form stood open for hours: a new task, once.
    cevap = null;
    return gonder(f, true);
  }

  async function formuGonder() {
    bul('genel').textContent = '';
    const f = degerler();
    const bulunan = hatalar(f);
    for (const [ad, hata] of Object.entries(bulunan)) hataYaz(ad, hata);
    const ilk = Object.keys(bulunan).find((ad) => bulunan[ad] !== '');
    if (ilk !== undefined) return bul(ilk).focus();
    if (!globalThis.crypto?.subtle) {
      bul('genel').textContent = 'Bu form yalnız güvenli bağlantıyla (https) gönderilir.';
      return undefined;
    }
    const dugme = bul('gonder');
    dugme.disabled = true;
    dugme.textContent = 'Gönderiliyor...';
    try {
      const sonuc = await gonder(f, false);
      if (!sonuc.durum) {
        bul('genel').textContent = sonuc.msg;
        return undefined;
      }
      sessionStorage.removeItem(TASLAK);
      const kod = sonuc.TakipKodu;
      bul('kod').textContent = kod.match(/.{1,4}/g).join('-');
      bul('takip').href = `/webistek/${kod}`;
      form.hidden = true;
      bul('sonuc').hidden = false;
      bul('sonuc').focus();
    } catch {
      bul('genel').textContent = 'Gönderilemedi: bağlantınızı denetleyip yeniden deneyiniz. Yazdıklarınız duruyor.';
    } finally {
      dugme.disabled = false;
      dugme.textContent = 'Gönder';
    }
    return undefined;
  }

  form.addEventListener('submit', (e) => {
    e.preventDefault();
    void formuGonder();
  });
})();
