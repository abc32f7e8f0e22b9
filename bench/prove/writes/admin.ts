import { createHash, randomBytes } from 'node:crypto';
import { bildirim } from '@masabasi/core/platform/bildirim/contract';
import { ikiAdim } from '@masabasi/core/kisi/ikiAdim/contract';
import { kurulum } from '@masabasi/core/yonetim/kurulum/contract';
import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { posta } from '@masabasi/core/platform/posta/contract';
import { rol } from '@masabasi/core/kisi/rol/contract';
import { totp } from '../../../packages/server/src/kisi/ikiAdim/kayit.ts';
import { PASSWORD } from '../company.ts';
import { type World, type Write, writesOf } from '../world.ts';

async function role(w: World) {
  const fields = { Id: 0, Surum: 0, Ad: w.word(), Aciklama: '', Yetkiler: [26], Menuler: [] };
  const { Id, Surum } = await w.ask(rol.rolKaydet, fields);
  return { ...fields, Id, Surum };
}
async function entry(w: World) {
  const fields = {
    Id: 0,
    Surum: 0,
    UstId: null,
    menuAd: w.word(),
    menuYol: `/${w.word()}`,
    icon: null,
    baget: '',
    visible: 1 as const,
    disabled: 0 as const,
    separator: 0 as const,
  };
  const { Id, Surum } = await w.ask(rol.menuKaydet, fields);
  return { ...fields, Id, Surum };
}
/** A person who has a password and two-step sign-in. */
async function careful(w: World, step: 'none' | 'begun' | 'on' = 'on') {
  const who = await w.somebody();
  const secret = randomBytes(20);
  await w.sql(
    `update kisi k set parola_ozeti = y.parola_ozeti from kisi y where k.id = $1 and y.kullanici_adi = 'yuk1'`,
    [who.id],
  );
  if (step === 'begun') await w.sql('insert into iki_adim (kisi_id, bekleyen) values ($1, $2)', [who.id, secret]);
  if (step === 'on')
    await w.sql('insert into iki_adim (kisi_id, sir, baslama) values ($1, $2, now())', [who.id, secret]);
  return { ...who, code: () => totp(secret).generate() };
}
const newestNotice = async (w: World) => {
  const [row] = await w.sql<{ surum: number }>('select max(surum) as surum from aydinlatma');
  return row!.surum;
};

/** A notification of a person. */
async function news(w: World, id: number): Promise<number> {
  const [row] = await w.sql<{ id: number }>(
    `insert into bildirim (kisi_id, tur, baslik, zaman) values ($1, 'izinKarari', 'İzin isteği onaylandı', now()) returning id`,
    [id],
  );
  return row!.id;
}

const inRoles = writesOf('rol', rol);
const inPrivacy = writesOf('kvkk', kvkk);
const inMails = writesOf('posta', posta);
const inSetup = writesOf('kurulum', kurulum);
const inInbox = writesOf('bildirim', bildirim);
const inTwoSteps = writesOf('ikiAdim', ikiAdim);

/** Writing calls of rights, data protection and the installation. */
export const writes: readonly Write[] = [
  inInbox('bildirimOkundu', 'one', async (w) => {
    const who = await w.somebody();
    return { request: { Id: await news(w, who.id) }, token: who.token };
  }),
  inInbox('bildirimOkundu', 'all', async (w) => {
    const who = await w.somebody();
    await news(w, who.id);
    return { request: { sonId: await news(w, who.id) }, token: who.token };
  }),
  inInbox('bildirimTercihKaydet', 'choose', async (w) => ({
    request: { Tur: 'izinKarari', Hal: 'kapali' as const },
    token: (await w.somebody()).token,
  })),
  inSetup('ilkAdimlariKapat', 'put away', async (w) => {
    await w.sql('update kurulum set ilk_adimlar_kapandi = null');
    return { request: {} };
  }),
  inRoles('rolKaydet', 'add', async (w) => ({
    request: { Id: 0, Surum: 0, Ad: w.word(), Aciklama: '', Yetkiler: [26], Menuler: [] },
  })),
  inRoles('rolKaydet', 'edit', async (w) => ({ request: { ...(await role(w)), Yetkiler: [24, 26] } })),
  inRoles('rolSil', 'delete', async (w) => {
    const fields = await role(w);
    return {
      request: { Id: fields.Id, Surum: fields.Surum },
      meanwhile: () => w.ask(rol.rolKaydet, { ...fields, Yetkiler: [24] }, w.otherBoss.token),
    };
  }),
  inRoles('kisiYetkiKaydet', 'give', async (w) => {
    const { id: UserId } = await w.somebody();
    const { Surum, Roller } = await w.ask(rol.kisiYetkileri, { UserId });
    return { request: { UserId, Surum, Roller, Yetkiler: [{ YetkiId: 24, Deger: 1 }], Menuler: [] } };
  }),
  inRoles('menuKaydet', 'add', async (w) => {
    const { Id: _, Surum: __, ...fields } = await entry(w);
    return { request: { ...fields, menuYol: `/${w.word()}`, Id: 0, Surum: 0 } };
  }),
  inRoles('menuKaydet', 'edit', async (w) => ({ request: { ...(await entry(w)), menuAd: w.word() } })),
  inRoles('menuSirala', 'order', async (w) => {
    const { Id } = await entry(w);
    const { menuler } = await w.ask(rol.menuListesi, {});
    const places = menuler.map((m) => ({ Id: m.Id, UstId: m.UstId, Surum: m.Surum }));
    // Moves the last menu entry to the front.
    return { request: { menuler: [...places.filter((m) => m.Id === Id), ...places.filter((m) => m.Id !== Id)] } };
  }),
  inRoles('menuSil', 'delete', async (w) => {
    const fields = await entry(w);
    return {
      request: { Id: fields.Id, Surum: fields.Surum },
      meanwhile: () => w.ask(rol.menuKaydet, { ...fields, menuAd: w.word() }, w.otherBoss.token),
    };
  }),

  inPrivacy('aydinlatmaGoruldu', 'read', async (w) => {
    const who = await w.somebody();
    await w.sql('delete from aydinlatma_goruldu where kisi_id = $1', [who.id]);
    const Surum = await newestNotice(w);
    return {
      request: { Surum },
      token: who.token,
      meanwhile: () => w.ask(kvkk.aydinlatmaKaydet, { Metin: w.word(), Surum }),
    };
  }),
  inPrivacy('aydinlatmaKaydet', 'publish', async (w) => ({
    request: { Metin: w.word(), Surum: await newestNotice(w) },
  })),
  inPrivacy('saklamaKaydet', 'change', async (w) => {
    const { saklamalar } = await w.ask(kvkk.saklamaListesi, {});
    const { Ay, Surum } = saklamalar.find((s) => s.konu === 'imha')!;
    return { request: { konu: 'imha', Ay: Ay + 1, Surum } };
  }),

  inTwoSteps('ikiAdimBaslat', 'begin', async (w) => {
    const who = await careful(w, 'none');
    return { request: { parola: PASSWORD }, token: who.token };
  }),
  inTwoSteps(
    'ikiAdimOnayla',
    'confirm',
    async (w) => {
      const who = await careful(w, 'begun');
      return { request: { kod: who.code() }, token: who.token };
    },
    { once: true },
  ),
  inTwoSteps(
    'kurtarmaKodlariYenile',
    'renew',
    async (w) => {
      const who = await careful(w);
      return { request: { parola: PASSWORD, kod: who.code() }, token: who.token };
    },
    { once: true },
  ),
  inTwoSteps('ikiAdimKapat', 'switch off', async (w) => {
    const who = await careful(w);
    return { request: { parola: PASSWORD, kod: who.code() }, token: who.token };
  }),
  inTwoSteps('ikiAdimKaldir', 'remove', async (w) => ({
    request: { Id: (await careful(w)).id, Sebep: 'Telefonunu yitirdi' },
  })),
  // Only a person with two-step sign-in may end the rule for the others.
  inTwoSteps('ikiAdimKuraliSec', 'end the rule', async (w) => {
    const who = await careful(w);
    await w.sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 0, 1)', [who.id]);
    await w.sql('update kurulum set iki_adim_zorunlu = true');
    return { request: { Zorunlu: 0 }, token: who.token };
  }),

  inMails('sendMail', 'send', async (w) => {
    const from = await w.somebody();
    await w.sql('insert into kisi_yetki (kisi_id, yetki_id, deger) values ($1, 1104, 1)', [from.id]);
    return { request: { kisiler: [(await w.somebody()).id], konu: 'Deneme', metin: 'Merhaba' }, token: from.token };
  }),

  // Makes the installation look as before its set-up.
  inSetup('kur', 'set up', async (w) => {
    const anahtar = w.word();
    await w.sql('delete from kurulum');
    // The topics of the set-up before.
    await w.sql(
      `delete from tanim where liste = 'konular' and ad in ('Kullanım', 'Hata', 'Kurulum', 'Eğitim', 'Öneri', 'Diğer')`,
    );
    await w.sql('insert into kurulum_anahtari (ozet) values ($1)', [createHash('sha256').update(anahtar).digest()]);
    return {
      request: {
        anahtar,
        sirket: 'Yük Denemesi A.Ş.',
        lisans: '',
        departman: w.word(),
        urunler: [w.word(), w.word(), w.word()],
        Ad: 'Şule',
        Soyad: 'Irmak',
        UserName: w.word(),
        parola: 'mavi-kalem',
        tekrar: 'mavi-kalem',
      },
    };
  }),
];
