type Parts = { readonly parameters?: object; readonly globals?: object };

const viewports = ['phone', 'tablet', 'laptop', 'wide'] as const;

/** Returns a story in a window of another width, to measure what fits. Its picture is taken once, at the usual width. */
export function atWidth<Story extends Parts>(viewport: (typeof viewports)[number], story: Story): Story {
  return {
    ...story,
    globals: { ...story.globals, viewport: { value: viewport } },
    parameters: { ...story.parameters, chromatic: { disableSnapshot: true } },
  };
}
