// The page for people outside: solves the task while the form is being filled in, sends it and then its files one by one, and
// says what came of each.
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
      kod = sonuc.TakipKodu;
      bul('kod').textContent = kod.match(/.{1,4}/g).join('-');
      bul('takip').href = `/webistek/${kod}`;
      form.hidden = true;
      bul('sonuc').hidden = false;
      bul('sonuc').focus();
      dosyalariGonder();
    } catch {
      bul('genel').textContent = 'Gönderilemedi: bağlantınızı denetleyip yeniden deneyiniz. Yazdıklarınız duruyor.';
    } finally {
      dugme.disabled = false;
      dugme.textContent = 'Gönder';
    }
    return undefined;
  }

  // What is sent along: it stays in the page until the request has its code.
  const liste = bul('ekler');
  const kural = bul('ek-dosya').dataset;
  const uzantisi = new RegExp(`(${bul('ek-dosya').accept.replaceAll('.', '\\.').replaceAll(',', '|')})$`, 'i');
  const YUKLEME_MS = 170_000;
  let ekler = [];
  let kod = null;

  const oge = (ad, ozellikler, ...icindekiler) => {
    const o = Object.assign(document.createElement(ad), ozellikler);
    o.append(...icindekiler);
    return o;
  };
  const boyut = (bayt) =>
    bayt < 1024 * 1024
      ? `${Math.ceil(bayt / 1024)} kB`
      : `${String(Math.round((bayt / 1024 / 1024) * 10) / 10).replace('.', ',')} MB`;

  /** How a file stands, in its row. */
  function yaz(ek, durum, dugme) {
    ek.durum.replaceChildren(...durum);
    ek.dugme.hidden = dugme === null;
    ek.dugme.textContent = dugme ?? '';
    ek.dugme.setAttribute('aria-label', `${dugme}: ${ek.ad}`);
  }
  const hataliYaz = (ek, neden) =>
    yaz(ek, [oge('p', { className: 'hata', textContent: neden })], ek.yeniden ? 'Yeniden Dene' : null);
  const notluYaz = (ek, not, dugme) => yaz(ek, [oge('p', { className: 'not', textContent: not })], dugme);

  const engeli = ({ name, size }) => {
    if (!uzantisi.test(name)) return kural.tur;
    if (size === 0) return 'Dosya boş.';
    return size > Number(kural.bayt) ? kural.buyuk : null;
  };
  // A picture that was copied as a picture has no name.
  let adsiz = 0;
  const adi = ({ name }) => (/^image\.\w+$/.test(name) ? `Ekran görüntüsü ${(adsiz += 1)}${name.slice(5)}` : name);

  function kaldir(ek) {
    ekler = ekler.filter((e) => e !== ek);
    ek.satir.remove();
    liste.hidden = ekler.length === 0;
    bul('ek-sec').focus();
  }
  function ekle(dosyalar) {
    if (kod !== null) return;
    const alinmayan = [];
    for (const dosya of dosyalar) {
      const ad = adi(dosya);
      const neden =
        engeli(dosya) ?? (ekler.length < Number(kural.adet) ? null : `Bir isteğe en çok ${kural.adet} dosya eklenir.`);
      if (neden !== null) {
        alinmayan.push(`${ad}: ${neden}`);
        continue;
      }
      const durum = oge('div', {});
      const dugme = oge('button', { type: 'button', className: 'ikincil' });
      const satir = oge('li', {}, oge('span', { className: 'ad', textContent: ad }), durum, dugme);
      const ek = { dosya, ad, durum, dugme, satir, hal: 'bekler', yeniden: false };
      dugme.addEventListener('click', () => (kod === null ? kaldir(ek) : yenidenDene(ek)));
      notluYaz(ek, boyut(dosya.size), 'Kaldır');
      ekler.push(ek);
      liste.append(satir);
    }
    liste.hidden = ekler.length === 0;
    bul('ek-hata').textContent = alinmayan.join('\n');
  }

  for (const [dugme, giris] of [
    ['ek-sec', 'ek-dosya'],
    ['ek-cek', 'ek-kamera'],
  ]) {
    bul(dugme).addEventListener('click', () => bul(giris).click());
    bul(giris).addEventListener('change', () => {
      ekle([...bul(giris).files]);
      bul(giris).value = '';
    });
  }
  document.addEventListener('paste', (e) => {
    const dosyalar = [...(e.clipboardData?.files ?? [])];
    // Cells of a table lie there as text and as a picture: into a field goes the text.
    const metni = e.clipboardData?.types.includes('text/plain') && e.target.matches?.('input, textarea');
    if (dosyalar.length === 0 || metni) return;
    e.preventDefault();
    ekle(dosyalar);
  });
  const tasinir = (e) => e.dataTransfer?.types.includes('Files') === true;
  document.addEventListener('dragover', (e) => {
    if (!tasinir(e)) return;
    e.preventDefault();
    form.classList.add('birakilir');
  });
  document.addEventListener('dragleave', (e) => {
    if (e.relatedTarget === null) form.classList.remove('birakilir');
  });
  document.addEventListener('drop', (e) => {
    form.classList.remove('birakilir');
    if (!tasinir(e)) return;
    e.preventDefault();
    ekle([...e.dataTransfer.files]);
  });

  const cevabi = ({ status, responseText }) => {
    try {
      return { status, ...JSON.parse(responseText) };
    } catch {
      return { status: 0, durum: false };
    }
  };
  /** Sends one file; an answer that was lost is asked for again by sending it again: it is kept once. */
  const yukle = (ek) =>
    new Promise((bitti) => {
      const istek = new XMLHttpRequest();
      const cubuk = oge('progress', { max: 1, value: 0 });
      cubuk.setAttribute('aria-label', `Yükleniyor: ${ek.ad}`);
      yaz(ek, [cubuk], null);
      const govde = new FormData();
      govde.append('file', ek.dosya, ek.ad);
      istek.open('POST', `/api/webistek/webistekDosyaGonder?TakipKodu=${kod}`);
      istek.timeout = YUKLEME_MS;
      istek.upload.addEventListener('progress', ({ loaded, total }) => {
        cubuk.value = total > 0 ? loaded / total : 0;
      });
      istek.addEventListener('loadend', () => bitti(cevabi(istek)));
      istek.send(govde);
    });

  function durumYaz() {
    const say = (hal) => ekler.filter((e) => e.hal === hal).length;
    const [gelen, gelmeyen] = [say('geldi'), say('gelmedi')];
    const suruyor = gelen + gelmeyen < ekler.length;
    bul('ek-durum').textContent = suruyor
      ? `${ekler.length} dosyadan ${gelen} tanesi yüklendi. Bitene kadar bu sayfayı kapatmayınız.`
      : gelmeyen === 0
        ? `${gelen} dosya isteğinize eklendi.`
        : `${gelen} dosya isteğinize eklendi, ${gelmeyen} dosya eklenemedi.`;
  }
  let suruyor = false;
  async function gonderilenler() {
    if (suruyor) return;
    suruyor = true;
    for (let ek = ekler.find((e) => e.hal === 'bekler'); ek; ek = ekler.find((e) => e.hal === 'bekler')) {
      durumYaz();
      const { durum, status, msg } = await yukle(ek);
      ek.hal = durum ? 'geldi' : 'gelmedi';
      // What the file is does not change by trying again.
      ek.yeniden = status !== 200 && status !== 413;
      if (durum) notluYaz(ek, `${boyut(ek.dosya.size)}, yüklendi`, null);
      else hataliYaz(ek, msg ?? 'Yüklenemedi: bağlantınızı denetleyip yeniden deneyiniz.');
    }
    suruyor = false;
    durumYaz();
  }
  function yenidenDene(ek) {
    ek.hal = 'bekler';
    notluYaz(ek, 'Sırada', null);
    bul('ek-durum').focus();
    void gonderilenler();
  }
  function dosyalariGonder() {
    if (ekler.length === 0) return;
    for (const ek of ekler) notluYaz(ek, 'Sırada', null);
    bul('gonderilen').append(liste);
    bul('gonderilen').hidden = false;
    void gonderilenler();
  }
  globalThis.addEventListener('beforeunload', (e) => {
    if (suruyor) e.preventDefault();
  });

  form.addEventListener('submit', (e) => {
    e.preventDefault();
    void formuGonder();
  });
})();
