import type { ComponentPropsWithRef, ElementType } from 'react';

/** The props of a part that can be rendered as another element or component: its own, then those of `component`. */
export type Polymorphic<Own, C extends ElementType> = Own & { component?: C } & Omit<
    ComponentPropsWithRef<C>,
    keyof Own | 'component'
  >;
