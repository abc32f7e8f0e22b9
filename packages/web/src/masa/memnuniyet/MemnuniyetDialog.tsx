import type { MemnuniyetKarti } from '@masabasi/core/masa/memnuniyet/contract';
import {
  KENDI_ANKETI,
  MEMNUNIYET_HAREKETLERI,
  type MemnuniyetKanali,
  sorabilir,
  soruluyor,
} from '@masabasi/core/masa/memnuniyet/rules';
import { Button } from '@mantine/core';
import IconInfoCircle from '~icons/tabler/info-circle';
import IconLink from '~icons/tabler/link';
import { lazy, Suspense, useState } from 'react';
import { memnuniyet as oda } from '../../calls/memnuniyet.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { Gecmis } from '../../platform/hareket/Gecmis.tsx';
import { useKullanici, usePostaSozu } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Read } from '../../ui/Read.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { MemnuniyetBilgileri } from './MemnuniyetBilgileri.tsx';
import css from './MemnuniyetDialog.module.css';
import { MemnuniyetDurumEtiketi } from './MemnuniyetDurumEtiketi.tsx';
import { MemnuniyetYanitlari } from './MemnuniyetYanitlari.tsx';

const IzlemeDialog = lazy(() => import('./IzlemeDialog.tsx'));

export interface MemnuniyetDialogProps {
  readonly Id: number;
  /** Opens the survey by telephone. */
  readonly onAra: (Id: number) => void;
  readonly onClose: () => void;
}

const GONDERILDI: Readonly<Record<Exclude<MemnuniyetKanali, 'eposta'>, string>> = {
  telefon: 'Arama sırasına alındı',
  baglanti: 'Bağlantı hazır',
};

/** The acts on an open survey. */
function SoruIslemleri({
  n,
  onAra,
  onAdres,
}: {
  readonly n: MemnuniyetKarti;
  readonly onAra: () => void;
  readonly onAdres: (adres: string) => void;
}) {
  const postaSozu = usePostaSozu();
  const gonder = useAction(oda.memnuniyetGonder, {
    onSuccess: ({ Adres }, { kanal }) => {
      if (Adres !== null) onAdres(new URL(Adres, window.location.origin).href);
      bildir(kanal === 'eposta' ? postaSozu('Anket') : { baslik: GONDERILDI[kanal], tur: 'success', sure: 2000 });
    },
  });
  const yolla = (kanal: MemnuniyetKanali) => gonder.mutate({ Id: n.Id, Surum: n.Surum, kanal });
  return (
    <>
      {n.Kanal !== 'telefon' && (
        <Button variant="default" loading={gonder.isPending} onClick={() => yolla('telefon')}>
          Aramaya Al
        </Button>
      )}
      <Button variant="default" loading={gonder.isPending} onClick={() => yolla('baglanti')}>
        Bağlantı Ver
      </Button>
      <Button variant="default" loading={gonder.isPending} onClick={() => yolla('eposta')}>
        E-posta Gönder
      </Button>
      <Button onClick={onAra}>Telefonla Yap</Button>
    </>
  );
}

/** A sent survey: its subject, its answers, its follow-up. */
export default function MemnuniyetDialog({ Id, onAra, onClose }: MemnuniyetDialogProps) {
  const ben = useKullanici();
  const detay = useEndpoint(oda.getMemnuniyetDetay, { Id }, { refetchOnMount: 'always' });
  const [adres, setAdres] = useState<string | null>(null);
  const [izler, setIzler] = useState(false);
  const n = detay.data?.memnuniyet;
  const sorulur = n !== undefined && soruluyor(n.DurumAnahtar);
  const izleme = detay.data?.izleme ?? null;
  return (
    <>
      <Dialog
        opened
        onClose={onClose}
        title={n ? `${n.No}: ${n.Musteri}` : 'Memnuniyet Anketi'}
        width={920}
        readOnly
        footer={
          <>
            <Button variant="default" onClick={onClose}>
              Kapat
            </Button>
            {n && sorulur && sorabilir(n, ben) && <SoruIslemleri n={n} onAra={() => onAra(n.Id)} onAdres={setAdres} />}
            {izleme?.Kapatilir && <Button onClick={() => setIzler(true)}>İlgilenildi</Button>}
          </>
        }
      >
        <Read of={detay} rows={8}>
          {(data) => (
            <div className={css.icerik}>
              <p className={css.durum}>
                <MemnuniyetDurumEtiketi n={data.memnuniyet} />
                <span>{data.memnuniyet.Tur}</span>
              </p>
              {sorulur && !sorabilir(data.memnuniyet, ben) && (
                <Notice tone="info" icon={<IconInfoCircle />}>
                  {KENDI_ANKETI}
                </Notice>
              )}
              {adres !== null && (
                <Notice tone="info" icon={<IconLink />}>
                  Bağlantı yalnız şimdi gösterilir; müşteriye iletiniz: <span className={css.adres}>{adres}</span>
                </Notice>
              )}
              <MemnuniyetBilgileri n={data.memnuniyet} />
              <div className={css.ikili}>
                <section aria-label="Yanıtlar">
                  <h3 className={css.baslik}>Yanıtlar</h3>
                  <MemnuniyetYanitlari detay={data} />
                </section>
                <section aria-label="Sorulan iş">
                  <h3 className={css.baslik}>Sorulan iş</h3>
                  {data.konusu === null ? (
                    <p className={css.soluk}>Elle sorulmuş; bir görüşmeye ya da eğitime bağlı değil.</p>
                  ) : (
                    <>
                      <p className={css.satir}>
                        <a href={data.konusu.Yol}>{data.konusu.Baslik}</a>
                      </p>
                      {data.konusu.Aciklama !== '' && <p className={css.metin}>{data.konusu.Aciklama}</p>}
                      {data.konusu.Cozum !== '' && <p className={css.metin}>{`Çözüm: ${data.konusu.Cozum}`}</p>}
                    </>
                  )}
                </section>
              </div>
              {izleme !== null && (
                <section aria-label="Düşük puan">
                  <h3 className={css.baslik}>Düşük puan</h3>
                  <p className={css.satir}>
                    {izleme.KapanmaZamani === null
                      ? `İlgilenecek: ${izleme.Sorumlu ?? 'sorumlusu yok'}`
                      : `İlgilenen: ${izleme.Kapatan ?? ''}`}
                  </p>
                  {izleme.Yapilan !== '' && <p className={css.metin}>{izleme.Yapilan}</p>}
                  {izleme.Musteriye !== '' && <p className={css.metin}>{`Müşteriye: ${izleme.Musteriye}`}</p>}
                </section>
              )}
              <section aria-label="Geçmiş">
                <h3 className={css.baslik}>Geçmiş</h3>
                <Gecmis
                  label="Anketin geçmişi"
                  rows={data.hareketlist.map((h) => ({
                    key: h.Id,
                    zaman: h.Zaman,
                    baslik: h.Baslik || ((MEMNUNIYET_HAREKETLERI.turler as Record<string, string>)[h.Tur] ?? h.Tur),
                    kisi: h.Kisi,
                    ...(h.Musteriye && { ek: <Chip tone="info">Müşteriye söylendi</Chip> }),
                    aciklama: h.Aciklama,
                  }))}
                  empty="Henüz bir şey olmadı."
                />
              </section>
            </div>
          )}
        </Read>
      </Dialog>
      <Suspense fallback={null}>
        {n && izler && izleme && <IzlemeDialog n={n} izleme={izleme} onClose={() => setIzler(false)} />}
      </Suspense>
    </>
  );
}
