import { EN_COK_TUTANAK } from '@masabasi/core/is/tutanak/rules';
import { varlikCumlesi } from '@masabasi/core/masa/varlik/rules';
import { Textarea } from '@mantine/core';
import IconLock from '~icons/tabler/lock';
import IconPlugConnectedX from '~icons/tabler/plug-connected-x';
import { KisiYuzu } from '../../kisi/personel/KisiYuzu.tsx';
import { type TutanakDurumu, useTutanak } from './tutanak.ts';
import { Notice } from '../../ui/Notice.tsx';
import css from './TutanakAlani.module.css';

const SOZLER: Readonly<Record<TutanakDurumu, string>> = {
  okunuyor: 'Tutanak okunuyor...',
  kayitli: 'Kaydedildi',
  gonderiliyor: 'Kaydediliyor...',
  kopuk: 'Bağlantı yok; yazdıklarınız duruyor ve bağlanınca gönderilecek',
  kilitli: 'Tutanak kilitli',
};

/** Minutes that all participants can write at the same time. */
export default function TutanakAlani({
  ToplantiId,
  kilitli,
}: {
  readonly ToplantiId: number;
  readonly kilitli: boolean;
}) {
  const { durum, oradakiler, hata, alan, ...olaylar } = useTutanak(ToplantiId);
  const kapali = kilitli || durum === 'kilitli';
  return (
    <div className={css.govde}>
      <div className={css.ust}>
        <span className={css.kimler} role="status">
          {oradakiler.slice(0, 6).map((o) => (
            <span key={o.Id} data-yaziyor={o.Yaziyor || undefined} className={css.yuz}>
              <KisiYuzu id={o.Id} ad={o.Ad} size={26} />
            </span>
          ))}
          {oradakiler.length > 0 ? varlikCumlesi(oradakiler) : 'Tutanakta başka kimse yok'}
        </span>
        <span className={css.durum} role="status" data-durum={durum}>
          {SOZLER[kapali ? 'kilitli' : durum]}
        </span>
      </div>
      {hata !== null && (
        <Notice tone="danger" icon={<IconPlugConnectedX size={18} />}>
          {hata}
        </Notice>
      )}
      {kapali && (
        <Notice tone="info" icon={<IconLock size={18} />}>
          Tutanak artık değişmez; onaylanmış bir tutanağa ek yazılır.
        </Notice>
      )}
      <Textarea
        ref={alan}
        aria-label="Tutanak"
        autosize={false}
        rows={16}
        maxLength={EN_COK_TUTANAK}
        readOnly={kapali || durum === 'okunuyor'}
        placeholder={kapali ? 'Tutanak yazılmamış.' : 'Konuşulanları yazınız; çağrılan herkes aynı anda yazabilir.'}
        {...olaylar}
      />
    </div>
  );
}
