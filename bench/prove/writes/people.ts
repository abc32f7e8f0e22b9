import { yetkili } from '@masabasi/core/musteri/yetkili/contract';
import { BOS_YETKILI } from '@masabasi/core/musteri/yetkili/rules';
import { type World, type Write, writesOf } from '../world.ts';
import { customer } from './office.ts';

async function contact(w: World) {
  const fields = { ...BOS_YETKILI, Ad: w.word(), MusteriId: (await customer(w)).Id };
  const { Id, Surum } = await w.ask(yetkili.musteriPersonelKaydet, { personel: { ...fields, Id: 0, Surum: 0 } });
  return { ...fields, Id, Surum };
}
const editContact = (w: World, person: Awaited<ReturnType<typeof contact>>) =>
  w.ask(yetkili.musteriPersonelKaydet, { personel: { ...person, Unvan: w.word() } }, w.otherBoss.token);

const inContacts = writesOf('yetkili', yetkili);

/** Writing calls of contact persons. */
export const writes: readonly Write[] = [
  inContacts('musteriPersonelKaydet', 'add', async (w) => ({
    request: {
      personel: { ...BOS_YETKILI, Ad: w.word(), MusteriId: (await customer(w)).Id, Id: 0, Ana: true, Surum: 0 },
    },
  })),
  inContacts('musteriPersonelKaydet', 'edit', async (w) => {
    const person = await contact(w);
    return { request: { personel: { ...person, Aciklama: 'Aranacak' } }, meanwhile: () => editContact(w, person) };
  }),
  inContacts('musteriPersonelSil', 'delete', async (w) => {
    const person = await contact(w);
    return { request: { Id: person.Id, Surum: person.Surum }, meanwhile: () => editContact(w, person) };
  }),
  inContacts('yetkiliIzinKaydet', 'consent', async (w) => ({
    request: { Id: (await contact(w)).Id, Kanal: 'SMS', Durum: 'Onay', Kaynak: 'Fiziksel ortam', Tarih: '2026-01-02' },
  })),
  inContacts('musteriPersonelGeriAl', 'take back', async (w) => {
    const { Id } = await contact(w);
    await w.ask(yetkili.musteriPersonelSil, { Id });
    return { request: { Id } };
  }),
];
