import { acikSayfa, kacir } from '../../platform/http/acikSayfa.ts';
import type { Db } from '../../platform/db/connect.ts';
import type { AcikForm, AcikSayfa, AcikYanit } from '../../platform/http/publicPages.ts';
import { islemde } from '../../platform/http/transaction.ts';
import { parolaHatasi, parolaOzetle } from '../../platform/password/parola.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { DAVET_YOLU, type Davetli, davetiKullan, davetli } from './davet.ts';

/** The page on which an invited person sets the first password. A look uses nothing up. */

const YOK = 'Bu bağlantı geçerli değil: kullanılmış ya da süresi dolmuş olabilir. Yöneticinizden yenisini isteyiniz.';

const sirketi = async (db: Db): Promise<string> => (await kurulumSatiri(db))?.sirket ?? '';

async function yok(db: Db): Promise<AcikYanit> {
  const govde = `<p class="uyari">${YOK}</p>`;
  return { durum: 404, html: acikSayfa({ baslik: 'Davet Bulunamadı', sirket: await sirketi(db), govde }) };
}

const kutu = (ad: string, etiket: string) =>
  `<div class="alan"><label for="${ad}">${etiket}</label><input id="${ad}" name="${ad}" type="password" required maxlength="128" autocomplete="new-password"></div>`;

async function formu(db: Db, kod: string, d: Davetli, hata: string | null): Promise<AcikYanit> {
  const govde = `
<p>${kacir(`Sayın ${d.Ad} ${d.Soyad}, hesabınız hazır. Parolanızı belirleyince giriş yapabilirsiniz.`)}</p>
${hata === null ? '' : `<p class="uyari" role="alert">${kacir(hata)}</p>`}
<form method="post" action="${DAVET_YOLU}/${kod}">
<div class="alan"><label for="kullanici">Kullanıcı adınız</label><input id="kullanici" type="text" readonly autocomplete="username" value="${kacir(d.UserName)}"></div>
${kutu('Parola', 'Parolanız')}
${kutu('Tekrar', 'Parolanız (Tekrar)')}
<div class="dugmeler"><button type="submit">Parolayı Belirle</button></div>
</form>`;
  return { durum: 200, html: acikSayfa({ baslik: 'Hesabınızı Açınız', sirket: await sirketi(db), govde }) };
}

async function belirle(f: AcikForm): Promise<AcikYanit> {
  const { db: havuz, simdi, config, kod } = f;
  const bulunan = await davetli(havuz, kod, simdi);
  if (bulunan === null) return yok(havuz);
  const [Parola, Tekrar] = [f.alanlar.get('Parola') ?? '', f.alanlar.get('Tekrar') ?? ''];
  const hata = parolaHatasi(config.parolaPolitikasi, Parola, Tekrar, await sirketi(havuz), bulunan);
  if (hata !== null) return formu(havuz, kod, bulunan, hata);
  // Hashing is slow, so it runs before the person's row is locked.
  const ozet = await parolaOzetle(Parola);
  return islemde({ db: havuz, simdi, istek: f.istek, kisiId: bulunan.Id }, async (is): Promise<AcikYanit> => {
    const d = await davetli(is.db, kod, simdi, true);
    if (d === null) return yok(is.db);
    await davetiKullan(is, d, ozet);
    return { durum: 303, yol: '/login' };
  });
}

export const sayfalar: readonly AcikSayfa[] = [
  {
    yol: `${DAVET_YOLU}/:kod`,
    hiz: { adet: 30, saniye: 300 },
    gomulur: false,
    async yaz({ db, simdi, kod }) {
      const d = await davetli(db, kod, simdi);
      return d === null ? yok(db) : formu(db, kod, d, null);
    },
    gonder: belirle,
  },
];
