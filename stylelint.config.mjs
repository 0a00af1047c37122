/** How a value may be written: by a token of src/site/styles/tokens.css. What is not matched is a one-off value. */
const textSize = /(?:var\(--text-[a-z]+\)|0?\.?\d+(?:\.\d+)?em|inherit)/.source
const time = /var\(--duration-[a-z]+\)/.source
const times = new RegExp(`^${time}(?:, ${time})*$`)

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  reportUnscopedDisables: true,
  rules: {
    // Tailwind's own words.
    'at-rule-no-unknown': [true, { ignoreAtRules: ['theme', 'source', 'reference', 'utility', 'custom-variant'] }],
    'at-rule-prelude-no-invalid': [true, { ignoreAtRules: ['apply'] }],
    'import-notation': 'string',
    'no-invalid-position-at-import-rule': [true, { ignoreAtRules: ['source'] }],
    'custom-property-pattern': [
      /^(?:[a-z][a-z\d]*(?:-[a-z\d]+)*|[a-z]+-\*)$/,
      { message: 'in lower case, with hyphens' },
    ],
    // Tailwind's function is unknown to CSS.
    'declaration-property-value-no-unknown': [true, { ignoreProperties: { '/.+/': ['/--spacing\\(/'] } }],
    // Rules follow the order of the page, and the cascade is decided by layers and classes.
    'no-descending-specificity': null,
    // As the specifications write it.
    'value-keyword-case': [
      'lower',
      { camelCaseSvgKeywords: true, ignoreKeywords: ['srgb', 'A4', 'Menlo', 'Consolas'] },
    ],
    // Safari knows these two only so.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['-webkit-text-size-adjust', '-webkit-box-decoration-break'] },
    ],
    // Blank lines are the writer's: between groups, not between each comment and what it is about.
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'at-rule-empty-line-before': null,

    'declaration-property-value-allowed-list': [
      {
        'font-size': [new RegExp(`^${textSize}$`)],
        font: [new RegExp(`^\\d{3} ${textSize}(?: / \\d(?:\\.\\d+)?)? var\\(--font-[a-z]+\\)$`), 'inherit'],
        'font-family': [/^var\(--font-[a-z]+\)$/],
        'font-weight': ['400', '500', '600'],
        '/^(?:animation|transition)-(?:duration|delay)$/': [times],
      },
      {
        message: oneOff('A size of type is var(--text-…) or in em, a time is var(--duration-…)'),
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        // Colours: what a custom property holds is judged below.
        '/^(?!--)/': [/#[\da-f]{3,8}\b/i, /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color|light-dark)a?\(/],
        // A time that stands for itself.
        '/^(?:animation|transition)/': [/(?<![\w.-])\d*\.?\d+m?s\b/],
        // Distances. What is em goes with the text, what is % or vw with the room.
        '/^(?:margin|padding|(?:row-|column-)?gap|scroll-|translate$|line-height$)/': [/\d(?:rem|px|pt|mm|cm|in|pc)\b/],
        // Where a drawn line stands: pixels are half of its width.
        '/^(?:inset|top|right|bottom|left|outline-offset)/': [/\d(?:rem|pt|mm|cm|in|pc)\b/],
        // Sizes are whole steps of --spacing in rem, or --spacing(n).
        '/^(?!--)(?:.*-)?(?:width|height|size|columns|rows|background|flex|basis|shadow|position)$/': [
          /(?<![\d.])\d*(?!\.(?:25|5|75)rem)\.\d+rem/,
          /\d(?:pt|mm|cm|in|pc)\b/,
        ],
      },
      { message: oneOff('Distances are --spacing(n) or a token, colours and times are tokens') },
    ],
    'declaration-property-unit-disallowed-list': {
      '/^(?:min-|max-)?(?:width|height|inline-size|block-size)$/': ['px'],
    },
    'color-named': 'never',
    'color-no-hex': true,
    // The widths at which the layout changes: 64rem and 48rem are Tailwind's lg and md, 30rem a phone, 76rem the
    // margin for notes, 84rem that for the headings of a text without any.
    'media-feature-name-value-allowed-list': { width: ['30rem', '48rem', '64rem', '76rem', '84rem'] },
  },
  overrides: [
    // What the names of the families stand for.
    { files: ['**/fonts.css'], rules: { 'declaration-property-value-allowed-list': null } },
    // Tokens are set here, for everyone, for visitors who ask for something else, and for paper.
    {
      files: ['**/tokens.css', '**/preferences.css', '**/print*.css'],
      rules: { 'color-no-hex': null },
    },
    {
      // Paper is measured in whole millimetres.
      files: ['**/print*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          { '/^(?!--)/': [/#[\da-f]{3,8}\b/i, /\d(?:rem|pt|cm|in|pc)\b/, /\.\d+mm/] },
        ],
      },
    },
  ],
}

function oneOff(remedy) {
  return (property, value) => `${property}: ${value} is a one-off value. ${remedy}; see src/site/styles/tokens.css.`
}
