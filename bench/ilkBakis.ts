import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import { kvkk } from '@masabasi/core/kisi/kvkk/contract';
import { call, signIn } from './prove/calls.ts';

/** A session of a person of the demo company who has already read the notices of a first sign-in. */
export async function gorenOturum(url: string, hesap: string): Promise<string> {
  const token = await signIn(url, hesap);
  const metin = (await call(url, kvkk.aydinlatma, {}, { token })).body;
  if (metin.durum)
    await call(url, kvkk.aydinlatmaGoruldu, { Surum: metin.aydinlatma.Surum }, { token, key: 'ilk-bakis-aydinlatma' });
  const liste = (await call(url, duyuru.getDuyurular, {}, { token })).body;
  for (const d of liste.durum ? liste.duyurular : [])
    await call(url, duyuru.duyuruGoruldu, { Id: d.Id }, { token, key: `ilk-bakis-duyuru-${d.Id}` });
  return token;
}
