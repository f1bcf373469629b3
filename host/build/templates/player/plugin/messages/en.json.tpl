{
  "{{id}}.empty": "No files yet",
  "{{id}}.error.notFound": "This file was not found.",
  "{{id}}.file": "File",
  "{{id}}.menu": "{{titleEn}}",
  "{{id}}.note": "Videos and documents of your school",
  "{{id}}.permission.teacher": "Use {{titleEn}}",
  "{{id}}.play": "View",
  "{{id}}.title": "{{titleEn}}"
}
