import { lazy, Suspense } from 'react';

/** A component of any props, as `lazy` takes it. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/**
 * A component whose code is loaded when it is first shown, such as a window; nothing stands in its place until then. A
 * navigation would not wait for it: a window that the address opens is `lazy` in a `Suspense` of its page instead.
 */
export function onDemand<T extends Component>(load: () => Promise<{ readonly default: T }>): T {
  const Content: Component = lazy(load);
  const Shown = (props: object) => (
    <Suspense fallback={null}>
      <Content {...props} />
    </Suspense>
  );
  // It takes the props of the loaded component and passes them on.
  return Shown as T;
}
