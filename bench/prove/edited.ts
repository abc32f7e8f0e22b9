import { duyuru } from '@masabasi/core/yonetim/duyuru/contract';
import type { Endpoint } from '@masabasi/core/platform/call/endpoint';
import { izin } from '@masabasi/core/izin/izin/contract';
import { musteri } from '@masabasi/core/musteri/musteri/contract';
import { proje } from '@masabasi/core/musteri/proje/contract';
import { call } from './calls.ts';
import type { World } from './world.ts';
import { leave } from './writes/staff.ts';
import { BOS_MUSTERI } from '../../packages/server/src/testing/walk.ts';

/** A record that several people edit: a text in it, and the version that an edit began from. */
export interface Edited {
  read(): Promise<{ readonly version: number; readonly text: string }>;
  /** @param url the server to ask; the world's by default */
  save(
    version: number,
    text: string,
    token: string,
    key: string,
    url?: string,
  ): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Kinds of records that carry a version, each with a function that makes one. */
export const KINDS: readonly ((w: World) => Promise<Edited>)[] = [
  async (w) => {
    const { id } = await w.somebody();
    const row = leave(id, w.workday(30));
    const { Id } = await w.ask(izin.izinkaydet, { izin: row });
    return edited(w, 'izin', 'aciklama', Id!, izin.izinkaydet, (Surum, Aciklama) => ({
      izin: { ...row, Id: Id!, Surum, Aciklama },
    }));
  },
  async (w) => {
    const row = { Baslik: w.word(), Baslangic: w.day(), Bitis: w.day(3), Departmanlar: [], Onemli: 0 as const };
    const { Id } = await w.ask(duyuru.duyuruKaydet, { ...row, Id: 0, Surum: 0, Metin: 'Yeni' });
    return edited(w, 'duyuru', 'metin', Id, duyuru.duyuruKaydet, (Surum, Metin) => ({ ...row, Id, Surum, Metin }));
  },
  async (w) => {
    const row = { ...BOS_MUSTERI, Ad: w.word(), Soyad: w.word() };
    const { Id } = await w.ask(musteri.musteriKaydet, { musteri: row, benzerleriGordum: true });
    return edited(w, 'musteri', 'notlar', Id, musteri.musteriKaydet, (Surum, Notlar) => ({
      musteri: { ...row, Id, Surum, Notlar },
      benzerleriGordum: true,
    }));
  },
  async (w) => {
    const row = {
      Ad: w.word(),
      Kod: null,
      Renk: 'gri',
      SorumluId: null,
      EkipId: null,
      AnketTurId: null,
      Aktif: 1,
    } as const;
    const { Id } = await w.ask(proje.projeKaydet, { proje: { ...row, Id: 0, Surum: 0, Aciklama: '' } });
    return edited(w, 'proje', 'aciklama', Id, proje.projeKaydet, (Surum, Aciklama) => ({
      proje: { ...row, Id, Surum, Aciklama },
    }));
  },
];

function edited(
  w: World,
  table: string,
  column: string,
  id: number,
  endpoint: Endpoint,
  request: (version: number, text: string) => object,
): Edited {
  return {
    async read() {
      const [row] = await w.sql<{ version: number; text: string }>(
        `select surum as version, ${column} as text from ${table} where id = $1`,
        [id],
      );
      return row!;
    },
    save: (version, text, token, key, url = w.url) => call(url, endpoint, request(version, text), { token, key }),
  };
}
