import { type APIRequestContext, expect } from '@playwright/test';
import { BOS_PLAN, BOS_PRJ } from '../packages/server/src/is/projetakip/testing.ts';
import { cagir } from './destek.ts';

const YOL = '/islemler/projetakibi';
interface Kayit {
  readonly durum: boolean;
  readonly Id: number;
}

/** A plan without a drawn flow, in a new project. */
export async function akisPlani(request: APIRequestContext, token: string, damga: string) {
  const yaz = async (ad: string, val: object) => {
    const kayit = await cagir<Kayit>(request, token, `${YOL}/${ad}`, val);
    expect(kayit).toMatchObject({ durum: true });
    return kayit.Id;
  };
  const proje = `Kayıt projesi ${damga}`;
  const plan = `Kayıt akışı ${damga}`;
  const ProjeId = await yaz('prjKaydet', { proje: { ...BOS_PRJ, Ad: proje } });
  const konu = { Id: 0, Surum: 0, ProjeId, UstId: null, Ad: 'Kayıt', Sira: 0, SorumluId: null };
  const KonuId = await yaz('projeKonuKaydet', { konu });
  const PlanId = await yaz('projePlanKaydet', { plan: { ...BOS_PLAN, ProjeId, KonuId, Ad: plan } });
  return { ProjeId, PlanId, proje, plan };
}

/** The same with a drawn flow: a beginning, a step with a decision after it, an end. */
export async function cizilmisPlan(request: APIRequestContext, token: string, damga: string) {
  const p = await akisPlani(request, token, damga);
  const adim = { Aciklama: '', SorumluId: null, Sure: null, Tamamlandi: false };
  const yol = (AkisId: number, Etiket = '') => ({ AkisId, Etiket });
  const akislar = [
    { ...adim, Id: -1, Ad: 'Başvuru geldi', Tur: 'baslangic', Sonraki: [yol(-2)], X: 0, Y: 0 },
    {
      ...adim,
      Id: -2,
      Ad: 'Belgeleri denetle',
      Tur: 'adim',
      Aciklama: 'Kimlik, vergi levhası ve imza sirküleri.',
      Sure: 0.5,
      Sonraki: [yol(-3)],
      X: 0,
      Y: 120,
    },
    {
      ...adim,
      Id: -3,
      Ad: 'Belgeler tamam mı?',
      Tur: 'karar',
      Sonraki: [yol(-5, 'Tamam'), yol(-4, 'Eksik')],
      X: 0,
      Y: 240,
    },
    { ...adim, Id: -4, Ad: 'Eksikleri iste', Tur: 'adim', Sonraki: [yol(-2)], X: 240, Y: 360 },
    { ...adim, Id: -5, Ad: 'Kayıt açıldı', Tur: 'bitis', Sonraki: [], X: 0, Y: 360 },
  ];
  const istek = { plan: { Id: p.PlanId, Surum: 1 }, akislar, silinenler: [] };
  expect(await cagir(request, token, `${YOL}/projeplanakiskaydet`, istek)).toMatchObject({ durum: true });
  return p;
}
