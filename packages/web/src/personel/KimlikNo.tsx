import { personel as oda } from '@masabasi/core/personel/contract';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { ApiError, read } from '../api.ts';
import { bildir } from '../ui/Toast.tsx';
import css from './PersonelKarti.module.css';

const ACIK_KALMA_MS = 30_000;

/** A national id, masked; who may see it opens it for half a minute. What was read is kept nowhere. */
export function KimlikNo({ kisiId, maskeli, gorebilir }: { kisiId: number; maskeli: string; gorebilir: boolean }) {
  const [acik, setAcik] = useState<string | null>(null);
  const [bekliyor, setBekliyor] = useState(false);
  useEffect(() => {
    if (acik === null) return undefined;
    const z = setTimeout(() => setAcik(null), ACIK_KALMA_MS);
    return () => clearTimeout(z);
  }, [acik]);
  const goster = async () => {
    setBekliyor(true);
    try {
      setAcik((await read(oda.personelKimlikAc, { Id: kisiId })).TCKimlikNo);
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      bildir({ baslik: 'Hata', metin: hata.message, tur: 'error' });
    } finally {
      setBekliyor(false);
    }
  };
  return (
    <span className={css.kimlik}>
      <span className="tnum" aria-live="polite">
        {acik ?? maskeli}
      </span>
      {gorebilir && (
        <Button
          variant="subtle"
          loading={bekliyor}
          leftSection={acik === null ? <IconEye size={14} aria-hidden /> : <IconEyeOff size={14} aria-hidden />}
          onClick={() => (acik === null ? void goster() : setAcik(null))}
        >
          {acik === null ? 'Göster' : 'Gizle'}
        </Button>
      )}
    </span>
  );
}
