import { oncekiSozler } from '@masabasi/core/masa/gelenposta/alinti';
import { POSTADAN } from '@masabasi/core/masa/gelenposta/rules';
import { arananMusteri, BOS_MUSTERI, numaraYeri } from '@masabasi/core/musteri/musteri/rules';
import { kisalt } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { WEBISTEK_HAREKETLERI, webistekAcik } from '@masabasi/core/masa/webistek/rules';
import { Button } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { webistek as oda } from '../../calls/webistek.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { KaynakAnalizleri } from '../../is/analiz/KaynakAnalizleri.tsx';
import { DosyaAlani } from '../../platform/dosya/DosyaAlani.tsx';
import { PostaAcDugmesi } from '../gelenposta/PostaAcDugmesi.tsx';
import { PostaMetni } from '../gelenposta/PostaMetni.tsx';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { PostaHaliEtiketi } from '../../platform/posta/PostaHaliEtiketi.tsx';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { HakkindaYaz } from '../../kisi/yazisma/HakkindaYaz.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { WebistekBilgileri } from './WebistekBilgileri.tsx';
import css from './WebistekDialog.module.css';
import { WebistekDurumEtiketi } from './WebistekDurumEtiketi.tsx';
import { type WebistekIsi, WebistekIslemleri } from './WebistekIslemleri.tsx';
import { WebistekMusterisi } from './WebistekMusterisi.tsx';

const GorusmeDialog = lazy(() => import('../gorusme/GorusmeDialog.tsx'));
const MusteriDialog = lazy(() => import('../../musteri/musteri/MusteriDialog.tsx'));
const WebistekDurumDialog = lazy(() => import('./WebistekDurumDialog.tsx'));
const WebistekYanitDialog = lazy(() => import('./WebistekYanitDialog.tsx'));

const EN_UZUN_KONUSULAN = 7900;

export interface WebistekDialogProps {
  readonly Id: number;
  /** Opens the window of another request. */
  readonly onAc: (Id: number) => void;
  readonly onClose: () => void;
}

/** The request's text, cut to the limit of the ticket form. The linked request has the full text. */
function konusulan(w: WebistekKarti): string {
  const sigan = kisalt(w.Aciklama, EN_UZUN_KONUSULAN);
  return sigan === w.Aciklama ? sigan : `${sigan}\n\n[…] Tamamı ${w.No} isteğinde.`;
}

/** A new customer card from the sender's data. */
function musteriFormu(w: WebistekKarti, aranan: string) {
  const adlar = w.AdSoyad.split(' ');
  return {
    ...BOS_MUSTERI,
    Ad: adlar.slice(0, -1).join(' '),
    Soyad: adlar.at(-1) ?? '',
    ...numaraYeri(w.Telefon),
    Eposta: w.Eposta || null,
    ProjeIdler: w.ProjeId === null ? [] : [w.ProjeId],
    // A search by another name or number refers to that customer instead.
    ...arananMusteri(aranan),
  };
}

/** A request: its text, its possible customer, its outcome. */
export default function WebistekDialog({ Id, onAc, onClose }: WebistekDialogProps) {
  const git = useNavigate();
  const ben = useKullanici();
  const detay = useEndpoint(oda.getWebistekDetay, { Id }, { refetchOnMount: 'always' });
  const [is, setIs] = useState<WebistekIsi | 'musteri' | null>(null);
  const [aranan, setAranan] = useState('');
  const eslestir = useAction(oda.webistekKaydet, {
    onSuccess: () => bildir({ baslik: 'Müşterisi belirlendi', tur: 'success', sure: 2000 }),
  });
  const w = detay.data?.webistek;
  const hareketlist = detay.data?.hareketlist;
  const onceki = useMemo(() => oncekiSozler(hareketlist ?? [], w?.Aciklama ?? ''), [hareketlist, w?.Aciklama]);
  const kapat = () => setIs(null);
  const musteriSec = (MusteriId: number | null) => {
    if (w) eslestir.mutate({ webistek: { Id, Surum: w.Surum, MusteriId } });
  };
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={w ? `${w.No}: ${w.AdSoyad}` : 'Web İsteği'}
        width={920}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {w && <HakkindaYaz Nesne="webistek" Id={w.Id} />}
            {w && <WebistekIslemleri w={w} onIs={setIs} />}
          </>
        }
      >
        <Read of={detay} rows={8}>
          {({ webistek, adaylar, benzerler, hareketlist: hareketler }) => (
            <div className={css.icerik}>
              <p className={css.durum}>
                <WebistekDurumEtiketi durum={webistek.DurumAnahtar} ad={webistek.Durum} />
                {webistek.Atanan !== null && (
                  <span>{webistek.AtananId === ben.Id ? 'Siz inceliyorsunuz' : `İnceleyen: ${webistek.Atanan}`}</span>
                )}
              </p>
              <div className={css.metin}>
                {/* A first mail is shown in full: the text that it quotes is unknown here. */}
                {webistek.Kaynak.startsWith(`${POSTADAN} (`) ? (
                  <PostaMetni metin={webistek.Aciklama} />
                ) : (
                  webistek.Aciklama
                )}
              </div>
              <WebistekBilgileri w={webistek} onAc={onAc} />
              <WebistekMusterisi
                w={webistek}
                adaylar={adaylar}
                mesgul={eslestir.isPending}
                onSec={musteriSec}
                onYeni={(yazilan) => {
                  setAranan(yazilan);
                  setIs('musteri');
                }}
              />
              {webistekAcik(webistek.DurumAnahtar) && benzerler.length > 0 && (
                <section aria-label="Yakın istekler">
                  <h3 className={css.baslik}>Aynı kişiden yakın istekler</h3>
                  <ul className={css.benzerler}>
                    {benzerler.map((b) => (
                      <li key={b.Id}>
                        <Button variant="subtle" size="compact-sm" onClick={() => onAc(b.Id)}>
                          {b.No}
                        </Button>
                        <span>{b.Metin}</span>
                        <span className={css.soluk}>{`${zamanYaz(b.Tarih)} · ${b.Durum}`}</span>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              <KaynakAnalizleri
                kaynak={{
                  GorusmeId: null,
                  WebistekId: webistek.Id,
                  No: webistek.No,
                  ProjeId: webistek.ProjeId,
                  KonuId: null,
                  Baslik: webistek.Aciklama.split('\n', 1)[0]!.slice(0, 120),
                  Ihtiyac: webistek.Aciklama,
                }}
              />
              <DosyaAlani Nesne="webistek" NesneId={webistek.Id} />
              <section aria-label="Geçmiş">
                <h3 className={css.baslik}>Geçmiş</h3>
                <Gecmis
                  label="İsteğin geçmişi"
                  rows={hareketler.map((h) => ({
                    key: h.Id,
                    zaman: h.Zaman,
                    baslik: h.Baslik || ((WEBISTEK_HAREKETLERI.turler as Record<string, string>)[h.Tur] ?? h.Tur),
                    kisi: h.Kisi,
                    ...(h.Musteriye && {
                      ek: (
                        <>
                          <Chip tone="info">İsteyen okur</Chip>
                          {h.Posta && <PostaHaliEtiketi posta={h.Posta} />}
                        </>
                      ),
                    }),
                    aciklama:
                      h.Tur === 'gelen' ? (
                        <PostaMetni metin={h.Aciklama} bilinen={onceki.get(h.Id)} konu={h.GelenPosta?.Konu} />
                      ) : (
                        h.Aciklama
                      ),
                    ...(h.GelenPosta && { islem: <PostaAcDugmesi Id={h.GelenPosta.Id} /> }),
                  }))}
                  empty="Henüz bir şey olmadı."
                />
              </section>
            </div>
          )}
        </Read>
      </Dialog>
      <Suspense fallback={null}>
        {w && is === 'musteri' && (
          <MusteriDialog kart={null} ilk={musteriFormu(w, aranan)} onClose={kapat} onSaved={musteriSec} />
        )}
        {w && is === 'aktar' && (
          <GorusmeDialog
            kart={null}
            arama={{
              musteri: w.MusteriId === null ? null : { Id: w.MusteriId, Ad: w.Musteri ?? '' },
              telefon: w.Telefon || null,
              ProjeId: w.ProjeId,
              istek: { Id: w.Id, Aciklama: konusulan(w) },
            }}
            onClose={kapat}
            onSaved={(g) => void git(`/islemler/musterigorusme/detay?id=${g.Id}`)}
          />
        )}
        {w && is === 'yanit' && <WebistekYanitDialog w={w} onClose={kapat} />}
        {w && is !== null && typeof is === 'object' && (
          <WebistekDurumDialog w={w} nereye={is.nereye} benzerler={detay.data?.benzerler ?? []} onClose={kapat} />
        )}
      </Suspense>
    </>
  );
}
