import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { bildirim } from '../../calls/bildirim.ts';
import { useAction, useEndpoint } from '../call/api.ts';
import { BildirimSatirlari } from './BildirimSatirlari.tsx';
import css from './SonBildirimler.module.css';

/** Enough for a quick look. The page has the others. */
const EN_COK = 8;

/** The popup of the bell. */
export default function SonBildirimler() {
  const { data, error } = useEndpoint(bildirim.bildirimler, {});
  const oku = useAction(bildirim.bildirimOkundu);
  const satirlar = data?.bildirimler ?? [];
  return (
    <div className={css.govde}>
      <div className={css.ust}>
        <h2>Bildirimler</h2>
        {data && data.Okunmayan > 0 && (
          <Button variant="subtle" loading={oku.isPending} onClick={() => oku.mutate({ sonId: satirlar[0]?.Id })}>
            Hepsini Okundu Say
          </Button>
        )}
      </div>
      {error && !data && <p className={css.bos}>{error.message}</p>}
      {data && satirlar.length === 0 && (
        <p className={css.bos}>
          Henüz bildiriminiz yok. İsteklerinize verilen kararlar ve sizi bekleyenler burada görünür.
        </p>
      )}
      <BildirimSatirlari satirlar={satirlar.slice(0, EN_COK)} />
      <Link to="/bildirimler" className={css.hepsi}>
        Bütün bildirimler ve tercihler
      </Link>
    </div>
  );
}
